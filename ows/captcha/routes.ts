import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Routes } from '../http/app';
import { optionalText } from '../http/fields';
import { keepCaptcha, LIFETIME_SECONDS } from './captcha-store';
import { renderPicture } from './picture';
import { makeSum } from './sum';

/** For visitors who cannot or will not read a picture. An addition to the contract, answered only on request. */
async function askSum() {
  const { question, answer } = makeSum();
  return { img: (await renderPicture()).img, answer, question };
}

export const captchaRoutes: Routes = (app, { db }) => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const schema = {
    tags: ['captcha'],
    summary:
      'A captcha: PNG in base64, one use, expiresIn seconds; type=text: a sum as text, under the same rules',
    querystring: z.object({ type: optionalText }),
  };
  typed.get('/captchaImage', { schema }, async (request, reply) => {
    const { answer, ...shown } = request.query.type === 'text' ? await askSum() : await renderPicture();
    const uuid = await keepCaptcha(db, answer);
    reply.header('cache-control', 'no-store');
    const expiresIn = LIFETIME_SECONDS;
    return { code: 200, msg: '操作成功', captchaEnabled: true, uuid, expiresIn, ...shown };
  });
};

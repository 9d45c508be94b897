import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha-fixed';
import { z } from 'zod';
import type { Routes } from '../http/app';
import { optionalText } from '../http/fields';
import { keepCaptcha } from './captcha-store';
import { makeSum } from './sum';

const DRAWING = {
  size: 4,
  noise: 2,
  width: 120,
  height: 44,
  fontSize: 46,
  ignoreChars: '0oO1iIlL',
  color: true,
  background: '#f4f6fa',
};

const toPng = async (svg: string): Promise<string> =>
  (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');

async function renderPicture() {
  const { data, text } = svgCaptcha.create(DRAWING);
  return { img: await toPng(data), answer: text };
}

/** For visitors who cannot see a picture. An addition to the contract, answered only on request. */
async function askSum() {
  const { question, answer } = makeSum();
  return { img: (await renderPicture()).img, answer, question };
}

export const captchaRoutes: Routes = (app, { db }) => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const schema = {
    tags: ['captcha'],
    summary: 'A captcha: PNG in base64, one use, two minutes; type=text: a sum as text, under the same rules',
    querystring: z.object({ type: optionalText }),
  };
  typed.get('/captchaImage', { schema }, async (request, reply) => {
    const { answer, ...shown } = request.query.type === 'text' ? await askSum() : await renderPicture();
    const uuid = await keepCaptcha(db, answer);
    reply.header('cache-control', 'no-store');
    return { code: 200, msg: '操作成功', captchaEnabled: true, uuid, ...shown };
  });
};

import sharp from 'sharp';
import svgCaptcha from 'svg-captcha-fixed';
import type { Routes } from '../http/app';
import { keepCaptcha } from './captcha-store';

const DRAWING = {
  size: 4,
  noise: 2,
  width: 120,
  height: 44,
  fontSize: 46,
  ignoreChars: '0oO1iIlL',
  color: true,
};

export const captchaRoutes: Routes = (app, { db }) => {
  const schema = { tags: ['captcha'], summary: 'A captcha: PNG in base64, one use, two minutes' };
  app.get('/captchaImage', { schema }, async (_request, reply) => {
    const drawn = svgCaptcha.create({ ...DRAWING, background: '#f4f6fa' });
    const png = await sharp(Buffer.from(drawn.data)).png().toBuffer();
    const uuid = await keepCaptcha(db, drawn.text);
    reply.header('cache-control', 'no-store');
    return { code: 200, msg: '操作成功', captchaEnabled: true, uuid, img: png.toString('base64') };
  });
};

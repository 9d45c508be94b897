import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Routes } from '../http/app';
import { dataBody } from '../http/envelope';
import { Failure } from '../http/failure';
import { INSTRUMENTS } from './instruments';
import { tickAt } from './walk';
import { toQuote } from './wire';

const MESSAGE_TYPE = '20100001';

const body = z.object({
  items: z
    .array(z.object({ code: z.string() }), '证券代码不正确')
    .min(1, '证券代码不正确')
    .max(20, '证券代码过多'),
  date_time: z.string().optional(),
  mask_flag: z.object({ market_data: z.boolean().optional(), ta_info: z.boolean().optional() }).optional(),
});

/** Quotes. Unknown codes are omitted from the answer. */
export const quoteRoutes: Routes = (app, { config }) => {
  app.addContentTypeParser(
    'application/gm+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  const schema = {
    tags: ['quotes'],
    summary: 'Quotes of SH601211 and HK02611',
    body,
    consumes: ['application/gm+json'],
  };
  app.withTypeProvider<ZodTypeProvider>().post('/market/v1/20100001', { schema }, async (request) => {
    if (request.headers['x-gm-message-type'] !== MESSAGE_TYPE) throw new Failure('消息类型不正确');
    const wanted = new Set(request.body.items.map((item) => item.code));
    const now = config.clock();
    const known = INSTRUMENTS.filter((instrument) => wanted.has(instrument.code));
    return dataBody({ items: known.map((instrument) => toQuote(instrument, tickAt(instrument, now))) });
  });
};

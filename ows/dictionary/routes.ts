import { asc, eq } from 'drizzle-orm';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Routes } from '../http/app';
import { pageBody } from '../http/envelope';
import { pageLength, pageNumber } from '../http/fields';
import { sliceOf } from '../http/paging';
import { dictionaryEntries } from '../store/schema';

const querystring = z.object({ pageNum: pageNumber, pageSize: pageLength(3000) });

/** Both dictionaries. Disabled entries are included: the caller reads `status`. */
export const dictionaryRoutes: Routes = (app, { db }) => {
  const list = async (language: string, paging: z.output<typeof querystring>) => {
    const rows = await db
      .select({ entry: dictionaryEntries.entry })
      .from(dictionaryEntries)
      .where(eq(dictionaryEntries.language, language))
      .orderBy(asc(dictionaryEntries.dictCode));
    return pageBody(
      sliceOf(
        rows.map((row) => row.entry),
        paging,
      ),
    );
  };
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const schema = { tags: ['dictionary'], querystring };
  typed.get('/dict/data/list', { schema: { ...schema, summary: 'Dictionary entries' } }, (request) =>
    list('zh', request.query),
  );
  typed.get('/endict/data/list', { schema: { ...schema, summary: 'English dictionary' } }, (request) =>
    list('en', request.query),
  );
};

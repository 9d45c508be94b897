import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Routes } from '../http/app';
import { pageBody } from '../http/envelope';
import { optionalText, pageLength, pageNumber } from '../http/fields';
import { sliceOf } from '../http/paging';
import { listRecords } from '../records/list-records';
import { contains } from '../records/match';

const body = z.object({ pageNum: pageNumber, pageSize: pageLength(100), name: optionalText });

export const softwareRoutes: Routes = (app, { db }) => {
  const schema = { tags: ['software'], summary: 'Software to download', body };
  app.withTypeProvider<ZodTypeProvider>().post('/software/queryPage', { schema }, async (request) => {
    const items = await listRecords(db, 'software');
    const { name } = request.body;
    return pageBody(
      sliceOf(
        items.filter((item) => !name || contains([item.name], name)),
        request.body,
      ),
    );
  });
};

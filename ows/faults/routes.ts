import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataBody } from '../http/envelope';
import { Failure } from '../http/failure';
import { captchas, submissions, uploads } from '../store/schema';
import type { Database } from '../store/store';
import { fault } from './fault-table';
import type { FaultSwitch } from './inject';

const tags = ['tests'];

/** The switch itself, outside the base and unsigned; registered only with OWS_FAULTS=1. */
export function faultRoutes(app: FastifyInstance, { faults, calls }: FaultSwitch): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post('/__faults', { schema: { tags, body: fault } }, async (request) => {
    faults.set(request.body);
    return dataBody(faults.list());
  });
  app.get('/__faults', { schema: { tags } }, async () => dataBody(faults.list()));
  app.delete('/__faults', { schema: { tags } }, async () => {
    faults.clear();
    return dataBody([]);
  });
  app.get('/__calls', { schema: { tags } }, async () => calls.all());
  app.delete('/__calls', { schema: { tags } }, async () => {
    calls.clear();
    return calls.all();
  });
}

/** Contents of the store for tests: submissions, and solutions of captchas. */
export function inspectionRoutes(app: FastifyInstance, db: Database): void {
  app.get('/__submissions', { schema: { tags } }, async () => {
    const list = await db.select().from(submissions).orderBy(asc(submissions.createdAt), asc(submissions.id));
    const files = await db.select().from(uploads).orderBy(asc(uploads.id));
    return list.map((one) => ({ ...one, files: files.filter((file) => file.submissionId === one.id) }));
  });
  const params = z.object({ uuid: z.string() });
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get('/__captcha/:uuid', { schema: { tags, params } }, async (request) => {
    const [row] = await db.select().from(captchas).where(eq(captchas.uuid, request.params.uuid));
    if (!row) throw new Failure('验证码已失效');
    return { code: row.code };
  });
}

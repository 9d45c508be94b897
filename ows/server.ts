import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { adviceRoutes } from './advice/routes';
import { articleRoutes } from './articles/routes';
import { captchaRoutes } from './captcha/routes';
import { dictionaryRoutes } from './dictionary/routes';
import { CallCounter } from './faults/call-counter';
import { editRoutes } from './faults/edit-routes';
import { FaultTable } from './faults/fault-table';
import { type FaultSwitch, injectFaults } from './faults/inject';
import { faultRoutes, inspectionRoutes } from './faults/routes';
import { fileRoutes } from './files/routes';
import type { Context, Routes } from './http/app';
import { failureBody } from './http/envelope';
import { answerErrors, NOT_FOUND } from './http/error-handler';
import { REQUEST_LIMIT } from './http/read-body';
import { menuRoutes } from './menu/routes';
import { docsPage } from './openapi/docs-page';
import { quoteRoutes } from './quotes/routes';
import { reportRoutes } from './reports/routes';
import { searchRoutes } from './search/routes';
import { requireSignature } from './signing/require-signature';
import { softwareRoutes } from './software/routes';
import { FILE_LIMIT, FILES_LIMIT } from './submissions/read-form';
import { thriftRoutes } from './thrift/routes';

const CALLS: Routes[] = [
  menuRoutes,
  dictionaryRoutes,
  articleRoutes,
  thriftRoutes,
  quoteRoutes,
  searchRoutes,
  captchaRoutes,
  adviceRoutes,
  reportRoutes,
  softwareRoutes,
  fileRoutes,
];

/** The whole HTTP side; the caller listens and closes. */
export async function buildServer(context: Context): Promise<FastifyInstance> {
  const { config, db } = context;
  const app = fastify({
    logger: { level: config.logLevel },
    bodyLimit: REQUEST_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failureBody(404, NOT_FOUND)));
  await docsPage(app);
  // One file more than allowed, so that the refusal is ours and names the limit of the call.
  const limits = { fileSize: FILE_LIMIT, files: FILES_LIMIT + 1, fields: 30, fieldSize: 1024 * 1024 };
  await app.register(multipart, { limits });
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  const faultSwitch = config.faults ? { faults: new FaultTable(), calls: new CallCounter() } : null;
  if (faultSwitch) {
    faultRoutes(app, faultSwitch);
    inspectionRoutes(app, db);
    editRoutes(app, db);
  }
  await app.register((scope) => owsScope(scope, { context, faultSwitch }), { prefix: '/ows' });
  return app;
}

type Scope = { context: Context; faultSwitch: FaultSwitch | null };

async function owsScope(scope: FastifyInstance, { context, faultSwitch }: Scope): Promise<void> {
  if (faultSwitch) injectFaults(scope, faultSwitch);
  if (context.config.signing) requireSignature(scope, context.config.signing);
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send(failureBody(404, NOT_FOUND)));
  for (const routes of CALLS) await routes(scope, context);
}

import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { articleRoutes } from './articles/routes';
import { dictionaryRoutes } from './dictionary/routes';
import { fileRoutes } from './files/routes';
import type { Context, Routes } from './http/app';
import { failureBody } from './http/envelope';
import { answerErrors, NOT_FOUND } from './http/error-handler';
import { REQUEST_LIMIT } from './http/read-body';
import { menuRoutes } from './menu/routes';
import { requireSignature } from './signing/require-signature';

const CALLS: Routes[] = [menuRoutes, dictionaryRoutes, articleRoutes, fileRoutes];

/** The whole HTTP side; the caller listens and closes. */
export async function buildServer(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = fastify({
    logger: { level: config.logLevel },
    bodyLimit: REQUEST_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  await app.register((scope) => owsScope(scope, context), { prefix: '/ows' });
  return app;
}

async function owsScope(scope: FastifyInstance, context: Context): Promise<void> {
  if (context.config.signing) requireSignature(scope, context.config.signing);
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send(failureBody(404, NOT_FOUND)));
  for (const routes of CALLS) await routes(scope, context);
}

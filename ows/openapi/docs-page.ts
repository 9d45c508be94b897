import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const DESCRIPTION = `Every call but /health is signed unless APP_ENV is sit, dev, preprod or prodPreview.
Failures are HTTP 200 with a code other than 200 in the body.`;

/** /docs: the calls as an OpenAPI page without external resources. */
export async function docsPage(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'OWS reference back office', version: '1.0.0', description: DESCRIPTION } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}

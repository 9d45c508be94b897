import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Routes } from '../http/app';

/** Pictures, PDFs and videos of the pack. The plugin adds ETag, Last-Modified and ranges. */
export const fileRoutes: Routes = async (app, { config }) => {
  // fetch adds no-cache to conditional requests, which makes the plugin send the whole file instead of a 304.
  app.addHook('onRequest', async (request) => {
    if (request.headers['if-none-match']) delete request.raw.headers['cache-control'];
  });
  await app.register(fastifyStatic, {
    root: path.join(config.contentDir, 'files'),
    prefix: '/files/',
    index: false,
    dotfiles: 'ignore',
    acceptRanges: true,
    maxAge: '1h',
    setHeaders: (reply) => reply.setHeader('x-content-type-options', 'nosniff'),
  });
};

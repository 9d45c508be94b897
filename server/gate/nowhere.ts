import type { IncomingMessage, ServerResponse } from 'node:http';
import { type IsFile, isNowhere } from '@/lib/gate/nowhere';
import { plainHeaders, plainPage } from '../fault-page';

/**
 * Answers 404 for addresses in the folders of files and endpoints at which there is neither: the framework would render
 * a page for each, which no limit counts. Returns false, with the response untouched, for all others.
 */
export function sendNowhere(request: IncomingMessage, response: ServerResponse, isFile: IsFile): boolean {
  const { url = '/', method } = request;
  if (!isNowhere(url, isFile)) return false;
  const page = plainPage('missing', url);
  response.writeHead(404, plainHeaders(page));
  response.end(method === 'HEAD' ? undefined : page);
  return true;
}

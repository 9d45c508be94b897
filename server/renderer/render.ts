import compression from 'compression';
import { decidedHeaders } from '@/lib/gate/decided-page';
import type { Handler } from '../answer';
import { tagPages } from '../door/entity-tags';
import { showFaults } from '../fault-page';
import { SPECULATION_RULES, securityHeaders } from '../gate/security-headers';
import { guardHtml } from '../html-guard';
import { answerNotModified } from '../not-modified';

/** The framework's handler, wrapped in what the site does to every answer. */
export function renderer(framework: Handler): Handler {
  const compress = compression();
  return (request, response) => {
    // Each layer below adds listeners; that is no leak.
    response.setMaxListeners(20);
    const own = { ...securityHeaders(request.url ?? ''), ...SPECULATION_RULES };
    const headers = { ...own, ...decidedHeaders(request.headers) };
    response.setHeaders(new Map(Object.entries(headers)));
    tagPages(response);
    // Later layers see the answer first: a fault is replaced by a page, then guarded, then compressed.
    compress(request, response, () => {
      guardHtml(response);
      showFaults(request, response);
      answerNotModified(request, response);
      framework(request, response);
    });
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from '../encoded';
import type { PageValue } from '../pages/page-value';
import type { ShownPage } from '../pages/stored-pages';
import type { VisitorPages } from '../pages/visitor-pages';
import { isUnchanged } from './conditions';
import { PageAnswer } from './page-answer';
import { isPlainRequest } from './plain-request';
import { type FixedPlan, type PagePlan, type Plan, plans } from './plans';

/** Answers redirects and stored pages without the framework. */
export interface Door {
  /** Answers from memory and returns true; false where memory holds nothing, and then nothing has been done. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The same for pages on disk or of other processes; null for requests that lead to no stored page. */
  look(request: IncomingMessage, response: ServerResponse): Promise<boolean> | null;
}

function sendFixed(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FixedPlan,
): void {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' || !body ? undefined : body);
}

function sendPage(request: IncomingMessage, response: ServerResponse, found: Found): void {
  const { page, ready } = found;
  const now = Date.now();
  if (isUnchanged(request.headers, ready)) {
    response.writeHead(304, ready.unchanged(page, now));
    response.end();
  } else if (request.method === 'HEAD') {
    response.writeHead(ready.status, ready.whole(page, now));
    response.end();
  } else {
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    const { headers, body } = ready.encoded(encoding, page, now);
    response.writeHead(ready.status, headers);
    response.end(body);
  }
}

interface Found {
  page: ShownPage;
  ready: PageAnswer;
}

/** Remembers each page's answer for as long as the page is in memory. */
function readyAnswers(isTagged: boolean): (page: ShownPage, plan: PagePlan) => PageAnswer {
  const known = new WeakMap<PageValue, PageAnswer>();
  return ({ value }, plan) => {
    // This visitor's language was changed: the answer is no one else's.
    if (plan.cacheControl !== undefined) return new PageAnswer(value, plan);
    const found = known.get(value);
    if (found) return found;
    const ready = new PageAnswer(value, plan, isTagged);
    known.set(value, ready);
    return ready;
  };
}

interface DoorOptions {
  planOf?: (request: IncomingMessage) => Plan | null;
  /** Pages carry their tags, for server/edge. */
  isTagged?: boolean;
}

/** The door of the site: redirects and stored pages leave through it. `pages` are those in memory. */
export function openDoor(
  pages: VisitorPages,
  { planOf = plans(), isTagged = false }: DoorOptions = {},
): Door {
  const readyFor = readyAnswers(isTagged);
  return {
    answer(request, response) {
      const plan = isPlainRequest(request) ? planOf(request) : null;
      if (plan?.kind === 'fixed') {
        sendFixed(request, response, plan);
        return true;
      }
      const page = plan && pages.now(plan.address);
      if (!page) return false;
      sendPage(request, response, { page, ready: readyFor(page, plan) });
      return true;
    },
    look(request, response) {
      const plan = isPlainRequest(request) ? planOf(request) : null;
      if (plan?.kind !== 'page') return null;
      return pages.look(plan.address).then((page) => {
        if (page && !response.destroyed) sendPage(request, response, { page, ready: readyFor(page, plan) });
        return page !== null;
      });
    },
  };
}

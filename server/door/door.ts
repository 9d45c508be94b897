import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from '../encoded';
import type { PageValue } from '../pages/page-value';
import type { ShownPage } from '../pages/stored-pages';
import type { VisitorPages } from '../pages/visitor-pages';
import { isUnchanged } from './conditions';
import { PageAnswer } from './page-answer';
import { type FixedPlan, type PagePlan, type PlanOf, plainPlans, plans } from './plans';

/** Answers redirects and stored pages without the framework. */
export interface Door {
  /**
   * Answers from memory and returns true; returns false, with the response untouched, if memory has no
   * answer.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The same for pages on disk or in Redis; null for requests that no stored page can answer. */
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

/** Caches each page's prepared answer for as long as the page is in memory. */
function readyAnswers(isTagged: boolean): (page: ShownPage, plan: PagePlan) => PageAnswer {
  const known = new WeakMap<PageValue, PageAnswer>();
  return ({ value }, plan) => {
    // The answer sets this visitor's cookie, so it must not be reused for others.
    if (plan.cacheControl !== undefined) return new PageAnswer(value, plan);
    const found = known.get(value);
    if (found) return found;
    const ready = new PageAnswer(value, plan, isTagged);
    known.set(value, ready);
    return ready;
  };
}

interface DoorOptions {
  planOf?: PlanOf;
  /** Whether pages carry their cache tags, for server/edge. */
  isTagged?: boolean;
}

/** Creates the door of the site, which answers redirects and the stored pages in `pages`. */
export function openDoor(
  pages: VisitorPages,
  { planOf = plans(), isTagged = false }: DoorOptions = {},
): Door {
  const plannedFor = plainPlans(planOf);
  const readyFor = readyAnswers(isTagged);
  return {
    answer(request, response) {
      const plan = plannedFor(request);
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
      const plan = plannedFor(request);
      if (plan?.kind !== 'page') return null;
      return pages.look(plan.address).then((page) => {
        if (page && !response.destroyed) sendPage(request, response, { page, ready: readyFor(page, plan) });
        return page !== null;
      });
    },
  };
}

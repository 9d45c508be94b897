import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { answerer, type Handler, lookingFirst, quickly } from './answer';
import { openBuilds } from './builds/open-builds';
import { decidedPages } from './door/decided-pages';
import { openDoor } from './door/door';
import { type PlanOf, plans } from './door/plans';
import { forSharedCaches } from './edge/shared-caches';
import { openPageDataStore } from './late/page-data-store';
import { PAGE_SCRIPTS } from './late/send-scripts';
import { observed } from './observe';
import { type OpenedPages, openPages } from './pages/open-pages';
import { openRenderer } from './renderer/open-renderer';
import type { Site, SiteOptions } from './site';
import { staticFiles, staticNames } from './static-files';

interface HandlerParts {
  pages: OpenedPages;
  planOf: PlanOf;
  decidedPageOf: ReturnType<typeof decidedPages>;
  render: Handler;
  isTagged: boolean;
}

function handlerOf({ pages, planOf, decidedPageOf, render, isTagged }: HandlerParts): Handler {
  const door = openDoor(pages.shown, { planOf, isTagged });
  const isForDoor = (request: IncomingMessage) => decidedPageOf(request) !== null;
  const answer = answerer({ render, isStored: pages.isStored, isForDoor, isFile: staticNames() });
  return observed(lookingFirst(door, answer), quickly(door.answer, staticFiles()));
}

/**
 * Opens the built site: this thread answers what needs no rendering, and passes the rest on to a thread of its own
 * that renders (docs/adr/0064-a-thread-that-renders.md). Rejects with one sentence if a setting is invalid.
 */
export async function openSite({ server, ...start }: SiteOptions): Promise<Site> {
  const pages = await openPages({ origin: start.origin, metrics, log });
  openPageDataStore(log, pages.pageData);
  await openBuilds(PAGE_SCRIPTS, log);
  const planOf = plans();
  const decidedPageOf = decidedPages(planOf);
  const { handler: render, calls } = await openRenderer({
    followMarks: pages.followMarks,
    decidedPageOf,
    start,
  });
  const { sharedCaches } = env();
  // Before any other listener, so that it sees the final headers of every answer.
  if (sharedCaches.length > 0) server.on('request', forSharedCaches(sharedCaches));
  server.on('upgrade', (_request, socket) => socket.destroy());
  const { warmUp, save, close } = pages;
  return {
    handler: handlerOf({ pages, planOf, decidedPageOf, render, isTagged: sharedCaches.length > 0 }),
    record: { begin: () => void calls.beginRecord.asEvent(), close: () => calls.closeRecord() },
    ...{ warmUp, save, close },
    flush: () => calls.close(),
  };
}

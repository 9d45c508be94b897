import next from 'next';
import { log } from '@/lib/runtime/log';
import { answerer } from './answer';
import { besideTools } from './development';
import { observed } from './observe';
import { openSnapshots } from './pages/open-snapshots';
import { recordKeeper } from './record/begin-record';
import { renderer } from './renderer/render';
import type { Site, SiteOptions } from './site';

/**
 * Opens the site of `npm run dev`: the framework answers everything in this thread, and no page is stored, so that
 * an edit is visible at once. Only snapshots are stored.
 */
export async function openSite({ server, port }: SiteOptions): Promise<Site> {
  await openSnapshots({ log });
  // The framework handles upgrades on the server that it is given: hot updates need that.
  const app = next({ dev: true, port, httpServer: server });
  await app.prepare();
  const framework = app.getRequestHandler();
  const answer = answerer({
    render: renderer(framework),
    isStored: async () => false,
    isForDoor: () => true,
  });
  const record = recordKeeper();
  const nothing = async () => undefined;
  return {
    handler: observed(besideTools(framework, answer)),
    record,
    ...{ warmUp: nothing, save: nothing, close: () => undefined },
    flush: () => record.close(),
  };
}

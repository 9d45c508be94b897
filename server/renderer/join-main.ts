import type { MessagePort } from 'node:worker_threads';
import { ownMetrics } from '@/lib/runtime/all-metrics';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { reachApart } from '@/lib/runtime/own-address';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { policyOf } from '../content-policy';
import { pageData } from '../late/page-data';
import { MarkTimes } from '../pages/mark-times';
import type { RecordKeeper } from '../record/begin-record';
import { connect } from './channel';
import type { MainFunctions, RendererFunctions, RendererStart } from './contract';
import { type Main, remoteCounts, remoteEntries, remotePages } from './remote';

interface Own {
  record: RecordKeeper;
  /** Sends the remaining spans. Never rejects. */
  sendSpans: () => Promise<void>;
}

const functions = ({ record, sendSpans }: Own, marked: RendererFunctions['marked']): RendererFunctions => ({
  marked,
  readiness: async () => {
    const readiness = peekProcessState('readiness');
    if (!readiness) throw new Error('the framework has not started yet');
    return readiness();
  },
  metrics: ownMetrics,
  ping: () => undefined,
  beginRecord: () => record.begin(),
  closeRecord: () => record.close(),
  close: async () => {
    await Promise.all([record.close(), sendSpans()]);
  },
});

function register(main: Main, { origin, ownToken, phases, place, isShared }: RendererStart): void {
  reachApart(origin);
  if (place) metrics.registry.setDefaultLabels({ process: place });
  setProcessState('ownToken', ownToken);
  setProcessState('phases', phases);
  setProcessState('files', remoteEntries(main, 'files', isShared.files));
  setProcessState('snapshots', remoteEntries(main, 'snapshots', isShared.snapshots));
  setProcessState('visitorCounts', remoteCounts(main));
  setProcessState('metricsOfOthers', () => main['process.metrics']());
  setProcessState(
    'pageData',
    pageData((hash, script) => void main['pageData.keep'](hash, script)),
  );
}

/** Registers what the main thread offers, where pages and the framework's cache look for it. */
export function joinMain(port: MessagePort, start: RendererStart, own: Own): Main {
  const marks = new MarkTimes();
  const main = connect<MainFunctions, RendererFunctions>(
    port,
    functions(own, (news) => marks.take(news)),
  );
  register(main, start);
  setProcessState('pages', {
    origin: start.origin,
    store: remotePages(main, (tags) => marks.newest(tags)),
    policyOf,
    revalidate: (tags) => main['publishing.revalidate'](tags),
    log,
  });
  return main;
}

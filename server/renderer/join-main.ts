import type { MessagePort } from 'node:worker_threads';
import type { MetricsOfProcess } from '@/lib/runtime/all-metrics';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { reachApart } from '@/lib/runtime/own-address';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { policyOf } from '../content-policy';
import { pageData } from '../late/page-data';
import type { recordKeeper } from '../record/begin-record';
import { connect } from './channel';
import type { MainFunctions, RendererFunctions, RendererStart } from './contract';
import { copiedMarks, type Main, remoteCounts, remoteFiles, remotePages, remoteSnapshots } from './remote';

interface Own {
  record: ReturnType<typeof recordKeeper>;
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
  metrics: () => metrics.registry.getMetricsAsJSON() as Promise<MetricsOfProcess>,
  ping: () => undefined,
  beginRecord: () => record.begin(),
  closeRecord: () => record.close(),
  close: async () => {
    await Promise.all([record.close(), sendSpans()]);
  },
});

function register(main: Main, { origin, ownToken, phases, place, isShared }: RendererStart): void {
  if (origin) reachApart(origin);
  if (place) metrics.registry.setDefaultLabels({ process: place });
  setProcessState('ownToken', ownToken);
  setProcessState('phases', phases);
  setProcessState('files', remoteFiles(main, isShared.files));
  setProcessState('snapshots', remoteSnapshots(main, isShared.snapshots));
  setProcessState('visitorCounts', remoteCounts(main));
  setProcessState('metricsOfOthers', () => main['process.metrics']());
  setProcessState(
    'pageData',
    pageData((hash, script) => void main['pageData.keep'](hash, script)),
  );
}

/** Registers what the main thread offers, where pages and the framework's cache look for it. */
export function joinMain(port: MessagePort, start: RendererStart, own: Own): Main {
  const marks = copiedMarks();
  const main = connect<MainFunctions, RendererFunctions>(port, functions(own, marks.take));
  register(main, start);
  setProcessState('pages', {
    ...(start.origin && { origin: start.origin }),
    store: remotePages(main, marks.newest),
    policyOf,
    revalidate: (tags) => main['publishing.revalidate'](tags),
    log,
  });
  return main;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BirpcReturn } from 'birpc';
import { ownToken } from '@/lib/gate/own-request';
import { log } from '@/lib/runtime/log';
import { phases } from '@/lib/runtime/phase';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import type { Handler } from '../answer';
import type { OpenedPages } from '../pages/open-pages';
import type { SiteOptions } from '../site';
import { busyThread } from './busy-thread';
import { connect } from './channel';
import type { MainFunctions, RendererFunctions, RendererStart } from './contract';
import { type DecidedPageOf, forwarder } from './forward';
import { offer } from './offer';
import { watchThread } from './watch-thread';

/** The renderer, as the main thread calls it. */
type Calls = BirpcReturn<RendererFunctions, MainFunctions>;

export interface Renderer {
  /** Passes a request on to the renderer. */
  handler: Handler;
  calls: Calls;
}

interface Options extends Pick<OpenedPages, 'followMarks'> {
  decidedPageOf: DecidedPageOf;
  start: Omit<SiteOptions, 'server'>;
}

/** A folder that only this process's user can enter, until the process ends. */
function socketPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'renderer');
}

function opened<Name extends 'pages' | 'files' | 'snapshots' | 'pageDataStore'>(name: Name) {
  const part = peekProcessState(name);
  if (!part) throw new Error(`the renderer cannot start before ${name} is open`);
  return part;
}

/** Nothing can be rendered any more: the process ends, and whoever started it starts it again. */
function endWith(thread: Worker): void {
  thread.on('error', (error) => {
    log.fatal({ err: error }, 'the renderer failed');
    process.exit(1);
  });
  thread.on('exit', (code) => process.exit(code || 1));
}

/** Starts the thread that renders, and resolves when it takes requests. */
export async function openRenderer({ followMarks, decidedPageOf, start }: Options): Promise<Renderer> {
  const socket = socketPath();
  const [files, snapshots] = [opened('files'), opened('snapshots')];
  const isShared = { files: files.isShared, snapshots: snapshots.isShared };
  const workerData: RendererStart = { ...start, socket, ownToken: ownToken(), phases: phases(), isShared };
  const thread = new Worker(new URL('./renderer.mjs', import.meta.url), { workerData });
  endWith(thread);
  const parts = { pages: opened('pages'), files, snapshots, pageData: opened('pageDataStore') };
  const calls = await new Promise<Calls>((resolve) => {
    const listening = () => resolve(connected);
    const connected: Calls = connect<RendererFunctions, MainFunctions>(
      thread,
      offer({ ...parts, listening }),
    );
    followMarks((marks) => void connected.marked.asEvent(marks));
  });
  setProcessState('readiness', () => calls.readiness());
  setProcessState('metricsOfRenderer', () => calls.metrics());
  setProcessState('renderThread', busyThread(calls.ping));
  watchThread(calls.ping);
  return { handler: forwarder(socket, decidedPageOf), calls };
}

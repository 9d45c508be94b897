import cluster from 'node:cluster';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isOwnRequest } from '@/lib/gate/own-request';
import { metrics } from '@/lib/runtime/metrics';
import { reachApart } from '@/lib/runtime/own-address';
import { peekProcessState } from '@/lib/runtime/process-state';
import { exchangeMetrics } from './exchange-metrics';
import { isOrder, type Report } from './messages';

const BEAT_MS = 2000;
const LOOK_MS = 250;

interface Parts {
  /** Answers visitors, and the process itself. */
  handler: RequestListener;
  listen(listening: () => void): void;
  warmUp(): Promise<void>;
  /** Saves what a successor needs. */
  save(): Promise<void>;
  retire(): void;
}

/** How a process begins to take visitors: by itself, or when its supervisor (server/cluster.ts) tells it to. */
export interface Supervision {
  /** The place of this process among several; undefined where there are no others. */
  place: string | undefined;
  /** To be called once the process is prepared to answer. */
  begin(parts: Parts): void;
}

function tell(report: Report): void {
  if (process.connected) process.send?.(report, undefined, undefined, () => undefined);
}

/**
 * Opens a port that leads to this process alone, since others listen on the site's port: the process requests
 * pages from itself before it takes visitors.
 */
async function openApart(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
  });
  reachApart(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return server;
}

/** Answers requests of this process to itself, and 404 to all others. */
const onlyOwn =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    if (isOwnRequest(request.headers)) handler(request, response);
    else response.writeHead(404).end();
  };

async function becomeReady(warmUp: () => Promise<void>): Promise<void> {
  await warmUp();
  while (!(await peekProcessState('readiness')?.())?.ready) await pause(LOOK_MS);
  tell({ report: 'ready' });
}

/** Follows the supervisor's orders from now on. */
function follow({ listen, warmUp, save, retire }: Parts, place: string): void {
  metrics.registry.setDefaultLabels({ process: place });
  const takeMetrics = exchangeMetrics(tell);
  process.on('message', (message: unknown) => {
    if (!isOrder(message)) return;
    if (message.order === 'listen') listen(() => tell({ report: 'listening' }));
    else if (message.order === 'prepare-successor') void save();
    else if (message.order === 'retire') retire();
    else takeMetrics(message);
  });
  // SIGHUP, which tells the supervisor to release, may reach the whole process group.
  process.on('SIGHUP', () => undefined);
  tell({ report: 'prepared' });
  void becomeReady(warmUp);
}

/** Sends heartbeats: a process whose event loop is blocked is replaced. */
function beat(): void {
  tell({ report: 'beat' });
  setInterval(() => tell({ report: 'beat' }), BEAT_MS).unref();
}

const unsupervised: Supervision = {
  place: undefined,
  begin: ({ listen, warmUp }) => listen(() => void warmUp()),
};

/** To be called before settings are read: it decides under which address the process reaches itself. */
export async function openSupervision(): Promise<Supervision> {
  if (!cluster.isWorker) return unsupervised;
  beat();
  const apart = await openApart();
  const place = process.env.PROCESS_PLACE ?? '';
  return {
    place,
    begin(parts) {
      apart.on('request', onlyOwn(parts.handler));
      follow(parts, place);
    },
  };
}

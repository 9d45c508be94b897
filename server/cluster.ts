import cluster from 'node:cluster';
import { join } from 'node:path';
import { messageOf } from '@/lib/base/message-of';
import { log } from '@/lib/runtime/log';
import type { Fork } from './supervisor/member';
import { isReport } from './supervisor/messages';
import { findRelease, readSupervisorSettings, type SupervisorSettings } from './supervisor/settings';
import { Supervisor } from './supervisor/supervisor';

/** Runs several processes of the site on one port: `PROCESSES=4 node dist/cluster.mjs`. */
function giveUp(error: unknown): never {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}

const forkWith =
  ({ environmentOf }: SupervisorSettings): Fork =>
  ({ place, folder }, { reported, ended }) => {
    // Each process runs in the folder of its own release, which a later release leaves unchanged.
    cluster.setupPrimary({ exec: join(folder, 'dist/main.mjs'), cwd: folder });
    const worker = cluster.fork({ ...environmentOf(place), PWD: folder });
    worker.on('message', (message: unknown) => {
      if (isReport(message)) reported(message);
    });
    worker.on('exit', (code: number | null, signal: NodeJS.Signals | null) => ended(code, signal));
    worker.on('error', () => ended(null, null));
    return {
      pid: worker.process.pid,
      send: (order) => {
        if (worker.isConnected()) worker.send(order, () => undefined);
      },
      kill: (signal) => void worker.process.kill(signal),
    };
  };

// Each process accepts its own connections: handed over by the supervisor, they would arrive one per turn of
// its event loop (ADR 0061).
cluster.schedulingPolicy = cluster.SCHED_NONE;

function run(settings: SupervisorSettings): void {
  const supervisor = new Supervisor({
    processes: settings.processes,
    fork: forkWith(settings),
    findRelease: () => findRelease(settings.releases),
    drainMs: settings.drainMs,
    log,
    ended: (code) => process.exit(code),
  });
  process.on('SIGTERM', () => supervisor.stop());
  process.on('SIGINT', () => supervisor.stop());
  process.on('SIGHUP', () => supervisor.release());
  supervisor.start();
}

try {
  run(readSupervisorSettings(process.env));
} catch (error) {
  giveUp(error);
}

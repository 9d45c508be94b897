import { connect } from 'node:net';
import { isInstalled } from '@/testing/programs';
import { type Running, start, until } from './processes';

/** A Redis of a test alone, which it may stop. */
export interface OwnRedis {
  url: string;
  open(): Promise<void>;
  close(): Promise<void>;
}

const listens = (port: number) => () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Null where no redis-server is installed, which CI does not accept. */
export function ownRedis(port: number): OwnRedis | null {
  if (!isInstalled('redis-server', 'several processes are not tried')) return null;
  let running: Running | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async open() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--daemonize', 'no'];
      running = start(['redis-server', ...options], {});
      await until('Redis', 10_000, listens(port));
    },
    async close() {
      await running?.end('SIGTERM');
    },
  };
}

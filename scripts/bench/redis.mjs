import { spawn } from 'node:child_process';
import { Mistake } from '../support/say.mjs';
import { hasProgram } from './processes.mjs';

/** A Redis of the benchmark alone; resolves to its address and a function that ends it. */
export function openRedis(port) {
  if (!hasProgram('redis-server'))
    throw new Mistake('The benchmark needs redis-server, which is not installed.');
  const child = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  return { url: `redis://127.0.0.1:${port}`, close: () => child.kill('SIGTERM') };
}

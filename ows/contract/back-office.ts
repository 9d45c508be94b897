import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from './engines';
import { launch, readyAddress, TEST_PACK } from './launch';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire brings.
export type Body = any;

export type BackOffice = {
  /** With the base: http://127.0.0.1:<port>/ows */
  base: string;
  origin: string;
  dataDir: string;
  output: () => string;
  get: (path: string) => Promise<Body>;
  post: (path: string, body: unknown) => Promise<Body>;
  stop: () => Promise<void>;
};

/** An unsigned back office with the fault switch, the test pack and a data folder of its own. */
export async function startBackOffice(engine: Engine, env: Record<string, string> = {}): Promise<BackOffice> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ows-test-'));
  const prepared = await engine.prepare(dataDir);
  const common = { APP_ENV: 'dev', OWS_FAULTS: '1', OWS_DATA_DIR: dataDir, OWS_CONTENT_DIR: TEST_PACK };
  const launched = launch({ ...common, ...prepared.env, ...env });
  const stop = async () => {
    launched.child.kill('SIGTERM');
    await launched.ended;
    await prepared.dispose();
    await rm(dataDir, { recursive: true, force: true });
  };
  const base = await readyAddress(launched);
  const origin = new URL(base).origin;
  return { base, origin, dataDir, output: launched.output, stop, ...callers(base) };
}

function callers(base: string): Pick<BackOffice, 'get' | 'post'> {
  return {
    get: async (at) => (await fetch(base + at)).json(),
    post: async (at, body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(base + at, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

async function freePort(): Promise<number> {
  const server = createPort().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface OwnSite {
  origin: string;
  end: () => Promise<void>;
}

/** Another process of the built site with its own settings, on the back office of all journeys. */
export async function openOwnSite(env: Record<string, string>): Promise<OwnSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'own-site-'));
  const child = spawn(process.execPath, ['dist/main.mjs'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      OWS_URL: `${test.info().project.metadata.owsUrl}/ows`,
      OWS_APP_SECRET: 'journeys-only-call-secret',
      SITE_SECRET: 'journeys-only-cookie-secret',
      SITE_URL: origin,
      PORT: String(port),
      PAGES_DIR: join(folder, 'pages'),
      COPIES_DIR: join(folder, 'copies'),
      RECORD: 'off',
      OWS_SECONDARY_TIMEOUT_MS: '10000',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
  });
  const over = once(child, 'exit');
  const isReady = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return {
    origin,
    async end() {
      child.kill('SIGKILL');
      await over;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

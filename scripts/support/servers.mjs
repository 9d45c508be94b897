import { randomBytes } from 'node:crypto';
import { startServer, waitFor } from './children.mjs';
import { Mistake } from './say.mjs';

const START_MS = 120_000;

/** What both processes must agree on, made up for this run where nothing was set. */
export function sharedSettings() {
  const secret = () => randomBytes(24).toString('hex');
  const { OWS_APP_SECRET, SITE_SECRET } = process.env;
  return { OWS_APP_SECRET: OWS_APP_SECRET || secret(), SITE_SECRET: SITE_SECRET || secret() };
}

export function checkOwsUrl(url) {
  try {
    if (/^https?:$/.test(new URL(url).protocol)) return;
  } catch {
    // Said below.
  }
  throw new Mistake(
    `OWS_URL must be an http or https address such as http://127.0.0.1:4100/ows; it is "${url}".`,
  );
}

export async function startBackOffice(port, settings) {
  const env = { ...process.env, ...settings, OWS_PORT: String(port) };
  startServer('reference back office', process.execPath, ['--import', 'tsx', 'ows/main.ts'], env);
  await waitFor('reference back office', `http://127.0.0.1:${port}/health`, START_MS);
}

export async function startSite(port, settings) {
  const fixed = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) };
  startServer('site', process.execPath, ['server/main.mjs'], { ...process.env, ...settings, ...fixed });
  await waitFor('site', `http://127.0.0.1:${port}/api/health`, START_MS);
}

import { randomBytes } from 'node:crypto';
import { startServer, waitFor } from './children.mjs';
import { checkNode, ensureFree, ensureInstalled, portOf } from './ready.mjs';
import { Mistake } from './say.mjs';

const START_MS = 120_000;
const SITE = ['dist/main.mjs'];
const SEVERAL = ['dist/cluster.mjs'];
const DEVELOPMENT = ['--import', 'tsx/esm', 'server/main.ts'];
const MAX_PROCESSES = 64;
const [SITE_PORT, OWS_PORT] = [3000, 4100];

/** Secrets that both processes share, generated for this run where they are not set. */
export function sharedSettings() {
  const secret = () => randomBytes(24).toString('hex');
  const { OWS_APP_SECRET, SITE_SECRET } = process.env;
  return { OWS_APP_SECRET: OWS_APP_SECRET || secret(), SITE_SECRET: SITE_SECRET || secret() };
}

export function checkOwsUrl(url) {
  try {
    if (/^https?:$/.test(new URL(url).protocol)) return;
  } catch {
    // Printed below.
  }
  throw new Mistake(
    `OWS_URL must be an http or https address such as http://127.0.0.1:4100/ows; it is "${url}".`,
  );
}

/** The number of processes: of `--processes 4` or `--processes=4`, else of PROCESSES, else 1. */
export function processesOf(args, env) {
  const at = args.findIndex((arg) => /^--processes(=|$)/.test(arg));
  const [, inside] = (args[at] ?? '').split('=');
  const [name, value] =
    at < 0 ? ['PROCESSES', env.PROCESSES || '1'] : ['--processes', inside ?? args[at + 1] ?? ''];
  const processes = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (processes < 1 || processes > MAX_PROCESSES)
    throw new Mistake(`${name} must be a whole number from 1 to ${MAX_PROCESSES}; it is "${value}".`);
  if (processes > 1 && !env.REDIS_URL)
    throw new Mistake('More than one process need a Redis that they share: set REDIS_URL.');
  return processes;
}

/**
 * Preparation before any server is started: free ports and installed packages. `ownOffice` is true when no OWS_URL is
 * set, so that the reference back office is started as well.
 */
export async function prepare() {
  checkNode();
  const given = process.env.OWS_URL;
  if (given) checkOwsUrl(given);
  const [sitePort, owsPort] = [portOf('PORT', SITE_PORT), portOf('OWS_PORT', OWS_PORT)];
  await ensureFree('site', sitePort, 'PORT');
  if (!given) await ensureFree('reference back office', owsPort, 'OWS_PORT');
  ensureInstalled();
  return { sitePort, owsPort, ownOffice: !given };
}

/** Starts the reference back office unless OWS_URL is set; returns the settings of a site that uses either. */
export async function settingsOfSite({ sitePort, owsPort, ownOffice }) {
  const { OWS_APP_SECRET, SITE_SECRET } = sharedSettings();
  const settings = { SITE_URL: process.env.SITE_URL || `http://localhost:${sitePort}`, SITE_SECRET };
  if (!ownOffice) return settings;
  await startBackOffice(owsPort, { OWS_APP_SECRET, SITE_SECRET });
  return { ...settings, OWS_APP_SECRET, OWS_URL: `http://127.0.0.1:${owsPort}/ows` };
}

/** Resolves to the process when it answers. */
export async function startBackOffice(port, settings) {
  const env = { ...process.env, ...settings, OWS_PORT: String(port) };
  const child = startServer('reference back office', ['--import', 'tsx/esm', 'ows/main.ts'], { env });
  await waitFor('reference back office', `http://127.0.0.1:${port}/health`, START_MS);
  return child;
}

/** Resolves to the process, or to the supervisor of several, when it answers. */
export async function startSite(
  port,
  settings,
  { processes = 1, isSupervised = processes > 1, stdout } = {},
) {
  const fixed = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) };
  const env = { ...process.env, ...settings, ...fixed, PROCESSES: String(processes) };
  const child = startServer('site', isSupervised ? SEVERAL : SITE, { env, stdout });
  await waitFor('site', `http://127.0.0.1:${port}/api/health`, START_MS);
  return child;
}

/** The same process in development: pages are compiled as they are requested. */
export async function startDevelopment(port, settings) {
  const fixed = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) };
  startServer('development server', DEVELOPMENT, { env: { ...process.env, ...settings, ...fixed } });
  await waitFor('development server', `http://127.0.0.1:${port}/api/health`, START_MS);
}

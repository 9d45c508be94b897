import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runStep } from './children.mjs';
import { Mistake } from './say.mjs';
import { layOutFiles } from './static-files.mjs';

const OLDEST_NODE = [20, 19];
const INSTALLED = 'node_modules/.package-lock.json';
const BUILT = '.next/built-from';
const PROCESS = 'dist/main.mjs';
const SOURCES = [
  'app',
  'cache-handler',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'server',
];
const SOURCE_FILES = [
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'scripts/support/bundle-process.mjs',
  'scripts/support/without-segments.mjs',
  'tsconfig.json',
];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantMajor, wantMinor] = OLDEST_NODE;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  throw new Mistake(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) add(inside);
      else if (!/\.test\.tsx?$/.test(entry.name)) hash.update(inside).update(readFileSync(inside));
    }
  };
  for (const path of paths) {
    if (/\.\w+$/.test(path)) hash.update(path).update(readFileSync(path));
    else add(path);
  }
  return hash.digest('hex');
}

const says = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const packagesOf = (lockfile) => JSON.parse(says(lockfile) || '{}').packages ?? {};

/** npm's record of installed packages matches the lockfile; packages of other platforms may be absent. */
function isInstalled() {
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional }]) => {
    const present = installed[path];
    return path === '' || present?.version === version || (!present && optional);
  });
}

/** Installs exactly the locked packages with `npm ci`, unless they are installed already. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  runStep('Installing packages', ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Builds the site unless the existing build was made from the same sources. */
export function ensureBuilt() {
  const sources = hashOf([...SOURCES, ...SOURCE_FILES]);
  if (says(BUILT) === sources && existsSync(PROCESS)) return;
  console.log('Building the site …');
  rmSync('.next', { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  // First, since the framework's build loads the page cache.
  runStep('Compiling the process', [process.execPath, 'scripts/support/bundle-process.mjs'], env);
  runStep('Building the site', [process.execPath, 'node_modules/next/dist/bin/next', 'build'], env);
  layOutFiles();
  writeFileSync(BUILT, sources);
}

/** A hash of the reference back office's content pack. */
export const contentStamp = () => hashOf(['ows/content']);

/** A port from the environment, or the default. */
export function portOf(name, usual) {
  const value = process.env[name] || String(usual);
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Mistake(`${name} must be a port between 1 and 65535; it is "${value}".`);
}

function listens(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen(port, host);
  });
}

export async function ensureFree(name, port, setting) {
  if ((await listens(port, '127.0.0.1')) || (await listens(port, undefined))) {
    throw new Mistake(
      `Port ${port} for the ${name} is taken; end what uses it or set ${setting} to another one.`,
    );
  }
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopOnSignal, stopServer } from './support/children.mjs';
import { checkNode, ensureFree, ensureInstalled, portOf } from './support/ready.mjs';
import { Mistake, run } from './support/say.mjs';
import { startBackOffice } from './support/servers.mjs';

const OWS_PORT = 4320;
const SHIPPED = 'ows/content';
/** A filled data folder, as the tests leave it: in a copy of it only the content is replaced. */
const FILLED = '.data/filled';
const REVIEW = [
  ...['--import', 'tsx/esm', '--import', './scripts/content-check/outside.mjs'],
  'scripts/content-check/print.ts',
];

/** Of an environment whose calls are not signed; nothing of our own settings but the path. */
const settings = (more) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  APP_ENV: 'dev',
  OWS_LOG_LEVEL: 'error',
  LOG_LEVEL: 'error',
  ...more,
});

/** Reviews one pack and prints what was found; true where there is neither an error nor a warning. */
async function isClean(pack, { port, flags }) {
  if (!existsSync(join(pack, 'menu.yaml')))
    throw new Mistake(`${pack} is no content pack: it has no menu.yaml.`);
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  if (existsSync(FILLED)) cpSync(FILLED, folder, { recursive: true });
  const office = await startBackOffice(
    port,
    settings({ OWS_CONTENT_DIR: pack, OWS_DATA_DIR: folder, OWS_ARTICLES: '0' }),
  );
  const env = settings({
    OWS_URL: `http://127.0.0.1:${port}/ows`,
    SITE_SECRET: 'no visitor is served with it',
    RECORD: 'off',
  });
  const { status } = spawnSync(process.execPath, [...REVIEW, pack, ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  await stopServer(office);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}

/**
 * `npm run content:check -- <folder> …`: what the editors' rules say of content packs, by default of the shipped one;
 * with `--quiet` notices are counted alone.
 */
await run(async () => {
  checkNode();
  ensureInstalled();
  stopOnSignal();
  const port = portOf('OWS_PORT', OWS_PORT);
  await ensureFree('reference back office', port, 'OWS_PORT');
  const { values, positionals } = parseArgs({
    options: { quiet: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const flags = values.quiet ? ['--quiet'] : [];
  let clean = true;
  for (const pack of positionals.length > 0 ? positionals : [SHIPPED])
    clean = (await isClean(pack, { port, flags })) && clean;
  if (!clean) process.exit(1);
});

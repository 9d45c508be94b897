import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const BASELINES = 'e2e/visual/baselines';
/** Fewer colours make smaller files; the tolerance of each comparison allows for the difference. */
const SETS = {
  pages: { spec: 'visual/visual.spec', folder: BASELINES, colours: 16 },
  states: { spec: 'visual/states.spec', folder: join(BASELINES, 'states'), colours: 16 },
  catalogue: { spec: 'visual/catalogue.spec', folder: join(BASELINES, 'catalogue'), colours: 256 },
};

const picturesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(folder, name));

function renderAgain({ spec, folder }) {
  mkdirSync(folder, { recursive: true });
  for (const path of picturesOf(folder)) rmSync(path);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', spec];
  const { status } = spawnSync(
    process.execPath,
    [...playwright, '--project=visual', '--no-deps', '--update-snapshots=all'],
    { stdio: 'inherit', env: { ...process.env, RENEW_BASELINES: '1' } },
  );
  if (status !== 0) process.exit(status ?? 1);
}

async function reduceColours({ folder, colours }) {
  const pictures = picturesOf(folder);
  for (const path of pictures) {
    const small = await sharp(path).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    writeFileSync(path, small);
  }
  const bytes = pictures.reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(`${folder}: ${pictures.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
}

/** Renders all baselines again, or those of one set: `node scripts/visual-baselines.mjs catalogue`. */
const [name] = process.argv.slice(2);
if (name && !Object.hasOwn(SETS, name)) {
  console.error(`There is no set "${name}", but ${Object.keys(SETS).join(', ')}.`);
  process.exit(2);
}
for (const set of name ? [SETS[name]] : Object.values(SETS)) {
  renderAgain(set);
  await reduceColours(set);
}

import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'e2e/visual/baselines';
const COLOURS = 16;

/** Renders all baselines again and reduces their colours, which the tolerance of the comparison allows. */
rmSync(FOLDER, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--project=visual', '--no-deps', '--update-snapshots=all'],
  { stdio: 'inherit', env: { ...process.env, RENEW_BASELINES: '1' } },
);
if (status !== 0) process.exit(status ?? 1);

let bytes = 0;
const pictures = readdirSync(FOLDER, { recursive: true }).filter((name) => name.endsWith('.png'));
for (const name of pictures) {
  const path = join(FOLDER, name);
  const small = await sharp(path).png({ palette: true, colours: COLOURS, dither: 0, effort: 10 }).toBuffer();
  writeFileSync(path, small);
  bytes += statSync(path).size;
}
console.log(`${pictures.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);

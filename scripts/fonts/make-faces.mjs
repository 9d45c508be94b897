import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** Run by hand after a new version of the package; the files are committed (docs/adr/0051-a-face-of-our-own.md). */
const SOURCE = import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');
const TARGET = fileURLToPath(new URL('../../app/fonts/', import.meta.url));
const WEIGHTS = [400, 700];

/** Latin letters, digits and the signs of prices and headings. Han falls back to the next font. */
const ASCII = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => 0x20 + at));
const SIGNS = '£¥€·×±–−‘’é';

for (const wght of WEIGHTS) {
  const face = await subset(readFileSync(new URL(SOURCE)), ASCII + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  writeFileSync(`${TARGET}archivo-${wght}.woff2`, face);
  console.log(`archivo-${wght}.woff2: ${face.length} bytes`);
}

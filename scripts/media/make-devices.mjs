import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVICES } from './devices.mjs';
import { filesDir } from './kit.mjs';

for (const [name, draw] of Object.entries(DEVICES)) {
  await writeFile(join(filesDir, 'images', `${name}.svg`), draw());
}

import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { type Entry, FORMAT } from './entries';

/**
 * Writes a backup: a line with the format, a line for each entry, a line with the checksum of all before it. The file
 * gets its name when it is complete and on disk; only its owner may read it. Returns the number of entries.
 */
export async function writeBackup(file: string, entries: AsyncIterable<Entry>): Promise<number> {
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const write = async (value: object) => {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      await handle.writeFile(line);
    };
    let count = 0;
    await write(FORMAT);
    for await (const entry of entries) {
      await write(entry);
      count += 1;
    }
    await handle.writeFile(`${JSON.stringify({ entries: count, sha256: hash.digest('hex') })}\n`);
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return count;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

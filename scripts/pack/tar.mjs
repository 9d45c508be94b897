import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Mistake } from '../support/say.mjs';

const BLOCK = 512;
const [NAME_BYTES, PREFIX_BYTES] = [100, 155];
const KINDS = { file: '0', link: '2', folder: '5' };

/** The two fields of a ustar header that hold a path. */
function splitPath(path) {
  if (Buffer.byteLength(path) <= NAME_BYTES) return ['', path];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    const fits = Buffer.byteLength(prefix) <= PREFIX_BYTES && Buffer.byteLength(name) <= NAME_BYTES;
    if (fits && name) return [prefix, name];
  }
  throw new Mistake(`The path is too long for the archive: ${path}`);
}

const octal = (number, width) => `${number.toString(8).padStart(width - 1, '0')}\0`;

/** A header without anything of the machine that wrote it: owner 0, one time for all. */
function header({ path, kind, mode, size = 0, target = '' }, seconds) {
  const [prefix, name] = splitPath(path);
  if (Buffer.byteLength(target) > NAME_BYTES) throw new Mistake(`The link is too long: ${path}`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(seconds, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write(KINDS[kind], 156);
  block.write(target, 157);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

async function* blocks(entries, seconds) {
  for (const entry of entries) {
    const bytes = entry.kind === 'file' ? (entry.bytes ?? (await readFile(entry.source))) : Buffer.alloc(0);
    yield header({ ...entry, size: bytes.length }, seconds);
    yield bytes;
    yield Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * Writes entries ({path, kind, mode} with `bytes` or `source`, or `target` of a link) as they are ordered into a
 * gzipped tar file; the same entries make the same bytes. Returns the file's SHA-256.
 */
export async function writeArchive(file, entries, { seconds, level }) {
  const gzip = createGzip({ level });
  const hash = createHash('sha256');
  gzip.on('data', (chunk) => hash.update(chunk));
  const written = finished(gzip.pipe(createWriteStream(file)));
  for await (const block of blocks(entries, seconds)) {
    if (block.length > 0 && !gzip.write(block)) await once(gzip, 'drain');
  }
  gzip.end();
  await written;
  return hash.digest('hex');
}

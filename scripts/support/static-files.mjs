import { cpSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Where server/static-files.ts looks. */
const FOLDER = '.next/files';
/** Formats that are not compressed in themselves. */
const TEXT = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.xml', '.html']);
/** Below that the headers weigh more than what is saved. */
const LEAST_BYTES = 512;

function write(file, bytes, { atime, mtime }) {
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}

function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const times = statSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  write(`${file}.br`, brotliCompressSync(bytes, { params }), times);
  write(`${file}.gz`, gzipSync(bytes, { level: 9 }), times);
}

/**
 * Lays the files of a build and of `public/` out as visitors ask for them, those of text beside their brotli and gzip
 * forms: compressed once, as small as it goes. Times of change are kept, since entity tags are made of them.
 */
export function layOutFiles({ built = '.next/static', given = 'public', folder = FOLDER } = {}) {
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(built, join(folder, '_next/static'), options);
  if (existsSync(given)) cpSync(given, folder, options);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && TEXT.has(extname(entry.name))) compress(join(entry.parentPath, entry.name));
  }
}

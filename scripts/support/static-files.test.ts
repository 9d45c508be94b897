import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const { layOutFiles } = jest.requireActual<{
  layOutFiles(folders: { built: string; given: string; folder: string }): void;
}>('./static-files.mjs');

const TEXT = 'body{color:red}'.repeat(100);
let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'files-'));
  for (const folder of ['built/chunks', 'given/brand']) mkdirSync(join(place, folder), { recursive: true });
  writeFileSync(join(place, 'built/chunks/a.css'), TEXT);
  writeFileSync(join(place, 'given/brand/tiny.svg'), '<svg/>');
  writeFileSync(join(place, 'given/brand/mark.png'), TEXT);
});
afterEach(() => rmSync(place, { recursive: true }));

test('SP-01 files are laid out as visitors ask for them, those of text with their compressed forms', () => {
  const folder = join(place, 'out');
  layOutFiles({ built: join(place, 'built'), given: join(place, 'given'), folder });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(files.flatMap((file) => (file.isFile() ? file.name : [])).sort()).toEqual(
    ['a.css', 'a.css.br', 'a.css.gz', 'mark.png', 'tiny.svg'].sort(),
  );
  const sheet = join(folder, '_next/static/chunks/a.css');
  expect(brotliDecompressSync(readFileSync(`${sheet}.br`)).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(`${sheet}.gz`)).toString()).toBe(TEXT);
  const times = [join(place, 'built/chunks/a.css'), sheet, `${sheet}.br`].map((file) =>
    statSync(file).mtime.getTime(),
  );
  expect(new Set(times.map((time) => Math.round(time / 10))).size).toBe(1);
});

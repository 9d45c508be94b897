import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { keptFiles } from './kept-files';

const HALF = 600 * 1024;
const sha = (data: Buffer) => createHash('sha256').update(data).digest('hex');
const bytes = (fill: number, size = HALF) => Buffer.alloc(size, fill);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const take = (data: Buffer, megabytes = 1) => keptFiles(folder, megabytes).take(Readable.from([data]));
const pathOf = (hash: string) => join(folder, 'files', hash.slice(0, 2), hash);
const keptUntil = (hash: string, seconds: number) => utimesSync(pathOf(hash), seconds, seconds);

test('AR-05 a file is kept by its hash and read back whole', async () => {
  const data = bytes(1);
  expect(await take(data)).toEqual({ bytes: HALF, sha256: sha(data) });
  const copy = await keptFiles(folder, 1).open(sha(data));
  expect(copy?.bytes).toBe(HALF);
  expect(sha(await buffer(copy?.stream ?? Readable.from([])))).toBe(sha(data));
});

test('AR-05 a damaged copy is not handed out', async () => {
  const { sha256 } = await take(bytes(1));
  writeFileSync(pathOf(sha256), 'damaged');
  expect(await keptFiles(folder, 1).open(sha256)).toBeNull();
});

test.each(['', '../../etc/passwd', 'a'.repeat(64)])('AR-05 %j is no kept file', async (name) => {
  expect(await keptFiles(folder, 1).open(name)).toBeNull();
  expect(await keptFiles(folder, 1).has(name)).toBe(false);
});

test('AR-01 a file above the bound is hashed and not kept, and leaves nothing behind', async () => {
  const data = bytes(1, 2 * HALF);
  expect((await take(data)).sha256).toBe(sha(data));
  expect(await keptFiles(folder, 1).has(sha(data))).toBe(false);
  expect(readdirSync(join(folder, 'files', 'parts'))).toEqual([]);
});

test('AR-01 a stream that breaks off leaves nothing behind', async () => {
  const broken = Readable.from(
    (async function* () {
      yield bytes(1);
      throw new Error('reset');
    })(),
  );
  await expect(keptFiles(folder, 1).take(broken)).rejects.toThrow('reset');
  expect(readdirSync(join(folder, 'files', 'parts'))).toEqual([]);
});

test('AR-05 the oldest copies make room; what may be the last copy goes last', async () => {
  const [first, second, third] = [bytes(1), bytes(2), bytes(3)].map((data) => ({ data, hash: sha(data) }));
  if (!first || !second || !third) throw new Error('three files');
  for (const [at, { data, hash }] of [first, second, third].entries()) {
    await take(data);
    keptUntil(hash, 1000 + at);
  }
  const kept = keptFiles(folder, 1);
  const removed = await kept.trim(async (hash) => hash === first.hash);
  expect(removed).toEqual([second.hash, third.hash]);
  expect(await Promise.all([first, second, third].map(({ hash }) => kept.has(hash)))).toEqual([
    true,
    false,
    false,
  ]);
});

test('AR-05 within the bound nothing is removed', async () => {
  const { sha256 } = await take(bytes(1));
  expect(await keptFiles(folder, 1).trim(async () => false)).toEqual([]);
  expect(await keptFiles(folder, 1).has(sha256)).toBe(true);
});

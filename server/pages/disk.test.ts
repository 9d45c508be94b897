/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStore } from './disk';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an entry that was looked for in vain is found as soon as it is written', async () => {
  const disk = await DiskStore.open({ folder, maxBytes: 1000 });
  expect(await disk.get('/a')).toBeNull();
  expect(await disk.get('/a')).toBeNull();
  await disk.set('/a', Buffer.from('x'));
  expect(String(await disk.get('/a'))).toBe('x');
});

test('an entry that was removed is not found, and can be written again', async () => {
  const disk = await DiskStore.open({ folder, maxBytes: 1000 });
  await disk.set('/a', Buffer.from('x'));
  await disk.remove('/a');
  expect(await disk.get('/a')).toBeNull();
  await disk.set('/a', Buffer.from('y'));
  expect(String(await disk.get('/a'))).toBe('y');
});

test('a file that another process has written to the folder is found after the next start', async () => {
  const open = () => DiskStore.open({ folder, maxBytes: 1000 });
  const [one, other] = [await open(), await open()];
  await other.set('/a', Buffer.from('x'));
  expect(await one.get('/a')).toBeNull();
  expect(String(await (await open()).get('/a'))).toBe('x');
});

test('a file that somebody deletes is gone, and no longer counted', async () => {
  const disk = await DiskStore.open({ folder, maxBytes: 10 });
  await disk.set('/a', Buffer.from('123456'));
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect(await disk.get('/a')).toBeNull();
  await disk.set('/b', Buffer.from('123456'));
  await disk.set('/c', Buffer.from('1234'));
  expect(String(await disk.get('/b'))).toBe('123456');
});

test('of two versions written at once the later call stays, though the earlier is much larger', async () => {
  const disk = await DiskStore.open({ folder, maxBytes: 1e9 });
  await Promise.all([disk.set('/a', Buffer.alloc(2e7)), disk.set('/a', Buffer.from('new'))]);
  expect(String(await disk.get('/a'))).toBe('new');
  await Promise.all([disk.set('/a', Buffer.alloc(2e7)), disk.remove('/a')]);
  expect(await disk.get('/a')).toBeNull();
});

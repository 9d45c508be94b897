/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
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

test('a file that was not there is not looked for again at once, even when another process has written it', async () => {
  const open = () => DiskStore.open({ folder, maxBytes: 1000 });
  const [one, other] = [await open(), await open()];
  expect(await one.get('/a')).toBeNull();
  await other.set('/a', Buffer.from('x'));
  expect(await one.get('/a')).toBeNull();
  expect(String(await other.get('/a'))).toBe('x');
});

test('of two versions written at once the later call stays, though the earlier is much larger', async () => {
  const disk = await DiskStore.open({ folder, maxBytes: 1e9 });
  await Promise.all([disk.set('/a', Buffer.alloc(2e7)), disk.set('/a', Buffer.from('new'))]);
  expect(String(await disk.get('/a'))).toBe('new');
  await Promise.all([disk.set('/a', Buffer.alloc(2e7)), disk.remove('/a')]);
  expect(await disk.get('/a')).toBeNull();
});

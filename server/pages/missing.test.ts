import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageStore } from '@/lib/runtime/pages';
import { openStore } from './open-store';
import { page } from './test-pages';

const ABSENT = page('<h1>404</h1>');
let folder: string;
let store: PageStore;
let time: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'missing-'));
  time = 1_800_000_000_000;
  const sizes = { memoryBytes: 1_000_000, diskBytes: 1_000_000 };
  ({ pages: store } = await openStore({ folder, ...sizes, now: () => time, log: console }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('M2 what does not exist is remembered for a minute, and takes a stored page away', async () => {
  await store.set('/a', page('there'), 720);
  await store.withdraw('/a', ABSENT);
  time += 59_000;
  expect((await store.get('/a'))?.value).toEqual(ABSENT);
  expect(await store.has('/a')).toBe(true);
  time += 1001;
  expect(await store.get('/a')).toBeNull();
  expect(await store.has('/a')).toBe(false);
});

test('M2 a publication, or a page that is rendered after all, removes it', async () => {
  await store.withdraw('/a', ABSENT);
  await store.mark(['lists']);
  expect(await store.get('/a')).toBeNull();
  await store.withdraw('/a', ABSENT);
  await store.set('/a', page('there'), 720);
  expect((await store.get('/a'))?.value.html).toBe('there');
});

test('M2 made-up addresses push each other out, at five hundred of them', async () => {
  for (let at = 0; at <= 500; at += 1) await store.withdraw(`/${at}`, ABSENT);
  expect(await store.has('/0')).toBe(false);
  expect(await store.has('/1')).toBe(true);
  expect(await store.has('/500')).toBe(true);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRelease, readSupervisorSettings } from './settings';

const REDIS_URL = 'redis://127.0.0.1:6379';

test.each([
  [{ PROCESSES: '0' }, /^setting PROCESSES: must be a whole number from 1 to 64$/],
  [{ PROCESSES: '65' }, /^setting PROCESSES: must be a whole number from 1 to 64$/],
  [{ PROCESSES: '2' }, /^REDIS_URL must be set/],
  [{ PROCESSES: '2', REDIS_URL: 'http://a' }, /^setting REDIS_URL/],
])('OP-02 the supervisor refuses %j in one sentence', (given, sentence) => {
  expect(() => readSupervisorSettings(given)).toThrow(sentence);
});

test('OP-02 no two processes write into one folder, and the first keeps that of a single process', () => {
  const { environmentOf } = readSupervisorSettings({ PROCESSES: '2', REDIS_URL, PAGES_DIR: 'p' });
  expect(environmentOf(1)).toMatchObject({ PAGES_DIR: resolve('p'), COPIES_DIR: resolve('.data/copies') });
  expect(environmentOf(2)).toMatchObject({
    PAGES_DIR: resolve('p/process-2'),
    COPIES_DIR: resolve('.data/copies/process-2'),
    BUILDS_DIR: resolve('.data/builds'),
  });
});

test.each([
  [undefined, '75'],
  ['10', '2'],
  ['1', '1'],
])(
  'OP-04 four processes share the calls a second that the back office has agreed to: of %s, %s each',
  (agreed, each) => {
    const settings = { PROCESSES: '4', REDIS_URL, OWS_CALLS_PER_SECOND: agreed };
    expect(readSupervisorSettings(settings).environmentOf(3)).toMatchObject({ OWS_CALLS_PER_SECOND: each });
  },
);

test('OP-02 a release is found through a symbolic link, and needs a build', () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));
  const folder = join(place, '1');
  for (const inside of ['dist', '.next']) mkdirSync(join(folder, inside), { recursive: true });
  writeFileSync(join(folder, 'dist/main.mjs'), '');
  symlinkSync(folder, join(place, 'current'));
  expect(() => findRelease(join(place, 'current'))).toThrow(/has no \.next\/BUILD_ID/);
  writeFileSync(join(folder, '.next/BUILD_ID'), 'x');
  expect(findRelease(join(place, 'current'))).toBe(folder);
  rmSync(place, { recursive: true });
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setProcessState } from '@/lib/runtime/process-state';
import { JOB, type Job } from './job';
import { PURGE, type Purge } from './purge-queue';
import { queueFile } from './queue-file';

Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });

const PUSH: Job = { kind: 'indexnow', what: 'https://site.example/a', tries: 1, due: 5 };
const TAG: Purge = { tag: 'article:7', due: 5, until: 3005 };
let folder: string;
const pathOf = (name: string) => join(folder, `${name}-3005.json`);
const pushes = () => queueFile({ name: 'pushes', entry: JOB, port: '3005' });
const purges = () => queueFile({ name: 'purges', entry: PURGE, port: '3005' });

function storeIn(place: string): void {
  folder = place;
  process.env.COPIES_DIR = place;
  setProcessState('env', undefined);
}
beforeEach(() => storeIn(join(mkdtempSync(join(tmpdir(), 'queues-')), 'below')));

test('OP-07 what is written is read again by the next process, of each queue its own', () => {
  pushes().write([PUSH]);
  purges().write([TAG]);
  expect([pushes().read(), purges().read()]).toEqual([[PUSH], [TAG]]);
  expect(JSON.parse(readFileSync(pathOf('pushes'), 'utf8'))).toEqual([PUSH]);
  expect(JSON.parse(readFileSync(pathOf('purges'), 'utf8'))).toEqual([TAG]);
  expect(queueFile({ name: 'purges', entry: PURGE, port: '3006' }).read()).toEqual([]);
});

test.each([
  '',
  '{',
  'null',
  '[{}]',
  '[{"kind":"google","what":"a","tries":0,"due":0}]',
  '[{"kind":"baidu"}]',
  '[{"tag":"","due":0,"until":0}]',
  '["article:7"]',
])('OP-07 a file that holds %s cannot be read', (text) => {
  for (const [name, file] of [['pushes', pushes()] as const, ['purges', purges()] as const]) {
    file.write([]);
    writeFileSync(pathOf(name), text);
    expect(file.read()).toBeNull();
  }
});

test('OP-07 a missing file holds nothing, and an unwritable folder stops nothing', () => {
  expect([pushes().read(), purges().read()]).toEqual([[], []]);
  storeIn('/dev/null');
  expect(() => purges().write([TAG])).not.toThrow();
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from './job';
import { queueFile } from './queue-file';

const path = () => join(mkdtempSync(join(tmpdir(), 'pushes-')), 'below', 'queue.json');
const JOB: Job = { kind: 'indexnow', what: 'https://site.example/a', tries: 1, due: 5 };

test('what is written is read again, by another process too', () => {
  const place = path();
  queueFile(place).write([JOB]);
  expect(queueFile(place).read()).toEqual([JOB]);
  expect(Object.keys(JSON.parse(readFileSync(place, 'utf8'))[0])).toEqual(['kind', 'what', 'tries', 'due']);
});

test.each([
  '',
  '{',
  'null',
  '[{}]',
  '[{"kind":"google","what":"a","tries":0,"due":0}]',
  '[{"kind":"baidu"}]',
])('a file that holds %s counts as empty', (text) => {
  const place = path();
  queueFile(place).write([]);
  writeFileSync(place, text);
  expect(queueFile(place).read()).toEqual([]);
});

test('a missing file counts as empty, and an unwritable folder stops nothing', () => {
  expect(queueFile(path()).read()).toEqual([]);
  expect(() => queueFile('/dev/null/queue.json').write([JOB])).not.toThrow();
});

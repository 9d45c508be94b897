import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { GET } from '@/app/record/files/[sha256]/route';
import { env } from '@/lib/runtime/env';
import { setProcessState } from '@/lib/runtime/process-state';
import { FakeRecord } from '@/testing/fake-record';
import { closeFake, fileOf, filingOf, openFake } from '@/testing/filings';
import { startAnew } from '@/testing/seam';
import { startRecorder } from './recorder';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
let record: FakeRecord;

const ask = (sha256: string, headers: Record<string, string> = {}) =>
  GET(new Request(`https://site.example/record/files/${sha256}`, { headers }), {
    params: Promise.resolve({ sha256 }),
  });

/** Keeps a file and records a filing with it; resolves to its hash. */
async function keep(name: string): Promise<string> {
  const read = await startRecorder()?.kept.take(Readable.from([Buffer.from(`content of ${name}`)]));
  if (!read) throw new Error('the record is off');
  await record.append([filingOf(name, { files: [fileOf(name, 'a', read)] })]);
  return read.sha256;
}

beforeEach(() => {
  startAnew();
  record = new FakeRecord();
  openFake(record);
  setProcessState('recorder', undefined);
  const { record: settings } = env();
  if (settings) setProcessState('env', { ...env(), record: { ...settings, folder } });
});
afterAll(() => {
  closeFake();
  setProcessState('recorder', undefined);
  rmSync(folder, { recursive: true });
});

test('AR-05 a kept document is shown under its name, for ever', async () => {
  const answer = await ask(await keep('年报.pdf'));
  expect(await answer.text()).toBe('content of 年报.pdf');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="__.pdf"; filename*=UTF-8\'\'%E5%B9%B4%E6%8A%A5.pdf',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  });
});

test.each(['page.html', 'script.js', 'a.svg', 'none'])(
  'AR-05 a kept %s is saved, never run',
  async (name) => {
    const answer = await ask(await keep(name));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  },
);

test('AR-05 who has the copy is told that it is the same', async () => {
  const hash = await keep('a.pdf');
  expect((await ask(hash, { 'if-none-match': `"${hash}"` })).status).toBe(304);
});

test('AR-05 a copy that the record does not name is not handed out', async () => {
  const read = await startRecorder()?.kept.take(Readable.from([Buffer.from('secret')]));
  expect((await ask(read?.sha256 ?? '')).status).toBe(404);
});

test.each(['', '..%2f..', 'A'.repeat(64), 'a'.repeat(64)])('AR-05 %j is no copy', async (name) => {
  expect((await ask(name)).status).toBe(404);
});

test('AR-05 a record that fails answers 503', async () => {
  const hash = await keep('b.pdf');
  jest.spyOn(record, 'filesWith').mockRejectedValue(new Error('down'));
  expect((await ask(hash)).status).toBe(503);
});

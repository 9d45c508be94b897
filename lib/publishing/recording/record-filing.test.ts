import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilingState } from '@/lib/model/record';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { keptFiles } from '@/lib/record/files/kept-files';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { setProcessState } from '@/lib/runtime/process-state';
import { openFileOf, type TestFiles } from '@/testing/back-office-files';
import { FakeRecord } from '@/testing/fake-record';
import { emptyPages } from '@/testing/pages';
import { answerMenu, FUTURE, forget, menuRow, row, seam, startAnew } from '@/testing/seam';
import { type RecordingParts, recordFiling } from './record-filing';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const owsFiles = jest.requireMock<jest.Mocked<typeof import('@/lib/ows/files')>>('@/lib/ows/files');
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const PDF = '/ows/files/pdf/q1.pdf';
const folder = mkdtempSync(join(tmpdir(), 'record-'));
const ZH = { id: '7', locale: 'zh' } as const;

let parts: RecordingParts & { record: FakeRecord };
let files: TestFiles;
let reads: Map<string, number>;
const revalidate = jest.fn();

/** The back office answers these rows to every list of announcements, and nothing to other lists. */
function answer(...rows: object[]): void {
  seam.fetchArticles.mockImplementation(async ({ menuKey, variant, id }) => {
    const isAsked = menuKey === 'k1' && variant.locale === 'zh';
    const found = rows.filter((one) => !id || String(Reflect.get(one, 'id')) === id);
    return decodeArticlePage({ rows: isAsked ? found : [] });
  });
}

const versions = async () => (await parts.record.history('7'))[0]?.versions ?? [];
const stateNow = async (): Promise<FilingState | undefined> => (await parts.record.history('7'))[0]?.state;
const record = () => recordFiling(parts, ZH);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  startAnew();
  answerMenu(
    menuRow(1, 'investor-relations/announcements', { menuName: '公告' }),
    menuRow(2, 'investor-relations/prospectus'),
    menuRow(3, '', { parentId: 2, menuName: 'H股' }),
  );
  answer(row(7, { attachments: PDF, content: '<p>正文</p>' }));
  files = new Map([['/files/pdf/q1.pdf', 'report of the first quarter']]);
  const opened = openFileOf(files);
  reads = opened.reads;
  owsFiles.openFile.mockImplementation(opened.openFile as never);
  parts = { record: new FakeRecord(), kept: keptFiles(folder, 1) };
  revalidate.mockReset().mockResolvedValue(0);
  setProcessState('pages', emptyPages({ revalidate }));
});
afterEach(async () => {
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
});
afterAll(() => {
  setProcessState('pages', undefined);
  rmSync(folder, { recursive: true });
});

test('AR-01 a filing is recorded with size and hash of its file, which is kept', async () => {
  expect(await record()).toMatchObject([
    {
      ...ZH,
      version: 1,
      title: '文7',
      kind: 'announcement',
      period: '2025',
      textSha256: sha('正文'),
      files: [{ name: 'q1.pdf', url: PDF, bytes: 27, sha256: sha('report of the first quarter') }],
    },
  ]);
  expect(await parts.kept.has(sha('report of the first quarter'))).toBe(true);
});

test('AR-01 what has not changed is no new version, and its file is not read again', async () => {
  await record();
  expect(await record()).toEqual([]);
  expect(await versions()).toHaveLength(1);
  expect(reads.get('/files/pdf/q1.pdf')).toBe(1);
});

test.each([
  ['title', { title: '更正公告' }],
  ['time', { displayTime: '2025-04-01 08:00:00' }],
  ['text', { content: '<p>另一正文</p>' }],
])('AR-01 another %s is a new version', async (_what, change) => {
  await record();
  answer(row(7, { attachments: PDF, content: '<p>正文</p>', ...change }));
  expect(await record()).toMatchObject([{ version: 2 }]);
  expect(await stateNow()).toBe('published');
});

test('AR-05 another file at the same address is a new version, is logged, and passes with the next look', async () => {
  const error = jest.spyOn(log, 'error');
  await record();
  files.set('/files/pdf/q1.pdf', 'forged');
  expect(await record()).toMatchObject([{ version: 2, files: [{ sha256: sha('forged') }] }]);
  expect(await stateNow()).toBe('file-changed');
  expect(error).toHaveBeenCalledWith({ filing: '7', locale: 'zh', state: 'file-changed' }, expect.anything());
  expect(await parts.kept.has(sha('report of the first quarter'))).toBe(true);
  expect(await record()).toEqual([]);
  expect(await stateNow()).toBe('published');
});

test('AR-05 a file that was exchanged under the same validators is found within forty days', async () => {
  const openFile = owsFiles.openFile.getMockImplementation();
  owsFiles.openFile.mockImplementation(async (...asked) => {
    const answer = await openFile?.(...asked);
    return { ...answer, headers: { etag: '"same"' } } as never;
  });
  await record();
  files.set('/files/pdf/q1.pdf', 'forged');
  jest.setSystemTime(Date.now() + 19 * 86_400_000);
  expect(await record()).toEqual([]);
  jest.setSystemTime(Date.now() + 21 * 86_400_000);
  expect(await record()).toMatchObject([{ version: 2, files: [{ sha256: sha('forged') }] }]);
  expect(await stateNow()).toBe('file-changed');
});

test('AR-05 a file that is gone leaves the version as it is, and is no longer gone when it is back', async () => {
  await record();
  files.set('/files/pdf/q1.pdf', 'gone');
  expect(await record()).toEqual([]);
  expect(await stateNow()).toBe('file-gone');
  files.set('/files/pdf/q1.pdf', 'report of the first quarter');
  await record();
  expect(await stateNow()).toBe('published');
});

test('AR-05 a filing that is no longer answered is withdrawn, with metric and log line, and stays recorded', async () => {
  const error = jest.spyOn(log, 'error');
  await record();
  answer();
  await record();
  expect(await stateNow()).toBe('withdrawn');
  expect(await versions()).toHaveLength(1);
  expect(error).toHaveBeenCalledWith({ filing: '7', locale: 'zh', state: 'withdrawn' }, expect.anything());
  await record();
  expect(error).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await metrics.registry.getSingleMetricAsString('site_record_lost_filings')).toContain(
    'state="withdrawn"} 1',
  );
});

test('AR-01 changes of a record renew the archive and the filing, gathered', async () => {
  await record();
  answer(row(7, { title: '更正公告' }));
  await record();
  expect(revalidate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(revalidate.mock.calls).toEqual([[['record', 'filing:7']]]);
});

test('AR-01 an outage of files records nothing, and an outage of content withdraws nothing', async () => {
  files.set('/files/pdf/q1.pdf', 'down');
  await expect(record()).rejects.toThrow('ECONNREFUSED');
  expect(await versions()).toHaveLength(0);
  files.set('/files/pdf/q1.pdf', 'report of the first quarter');
  await record();
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  await expect(record()).rejects.toThrow('down');
  expect(await stateNow()).toBe('published');
});

test('AR-01 a back office that has lost everything withdraws nothing', async () => {
  await record();
  answer();
  forget();
  seam.fetchMenu.mockRejectedValue(new Error('down'));
  await expect(record()).rejects.toThrow();
  expect(await stateNow()).toBe('published');
});

test.each([
  ['unpublished', { status: '1' }],
  ['future', { displayTime: FUTURE }],
])('AR-01 an %s filing is not recorded', async (_what, fields) => {
  answer(row(7, fields));
  expect(await record()).toEqual([]);
});

test('AR-01 a document below the prospectuses is one of an offering', async () => {
  seam.fetchArticles.mockImplementation(async ({ menuKey, variant }) =>
    decodeArticlePage({ rows: menuKey === 'k3' && variant.locale === 'zh' ? [row(7)] : [] }),
  );
  expect(await record()).toMatchObject([{ kind: 'offering' }]);
});

test('AR-01 half a character in a title does not keep a filing out of the record', async () => {
  answer(row(7, { title: '公告\uD800' }));
  expect(await record()).toMatchObject([{ title: '公告\uFFFD' }]);
});

test('AR-01 a file of another host is named and not contacted', async () => {
  answer(row(7, { attachments: 'https://exchange.example/a.pdf' }));
  expect(await record()).toMatchObject([
    { files: [{ url: 'https://exchange.example/a.pdf', bytes: 0, sha256: '' }] },
  ]);
  expect(owsFiles.openFile).not.toHaveBeenCalled();
});

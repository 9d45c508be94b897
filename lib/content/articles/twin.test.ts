import { createHash } from 'node:crypto';
import type { FilingEntry, FilingHistory, RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import type { FilingRecord } from '@/lib/record/record';
import { log } from '@/lib/runtime/log';
import { collectNotes } from '@/lib/runtime/page-notes';
import { closeFake, openFake } from '@/testing/filings';
import { contextOf, FUTURE, row, seam, startAnew, variantOf } from '@/testing/seam';
import { getTwin } from './twin';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const ZH = row(7, { title: '年报', content: '<h2>业绩</h2><p>收入286.4亿元</p><p>谢谢</p>' });
const EN = row(7, { title: 'Report', content: '<h2>Results</h2><p>Revenue 28.64 billion</p>' });
const ZH_DIGEST = createHash('sha256').update('业绩\n收入286.4亿元\n谢谢').digest('hex');

function answer(rows: Record<Locale, object[]>): void {
  seam.fetchArticles.mockImplementation(async ({ variant }) =>
    decodeArticlePage({ rows: rows[variant.locale] }),
  );
}

const twin = (query: Record<string, string> = { id: '7' }, locale: Locale = 'zh') =>
  getTwin(contextOf('/twin', query, variantOf(locale)));

const version = (fields: Partial<FilingEntry>): RecordedFiling => ({
  type: 'filing',
  id: '7',
  locale: 'zh',
  title: '年报',
  kind: 'annual',
  period: '2024',
  displayTime: '2025-03-28 17:30:00',
  textSha256: '',
  files: [],
  version: 1,
  firstSeen: '2025-03-28T09:31:00.000Z',
  index: 0,
  leafHash: '',
  ...fields,
});

/** A record that knows these versions of the Chinese text, or fails. */
function record(versions: Partial<FilingEntry>[] | Error): void {
  const history = async (): Promise<FilingHistory[]> => {
    if (versions instanceof Error) throw versions;
    const [first, ...rest] = versions.map(version);
    return first ? [{ locale: 'zh', versions: [first, ...rest], state: 'published' }] : [];
  };
  openFake({ history } as unknown as FilingRecord);
}

beforeEach(() => {
  startAnew();
  closeFake();
  answer({ zh: [ZH], en: [EN] });
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

test('AR-07 both texts side by side, with titles, dates and hashes', async () => {
  const page = await twin();
  expect(page).toMatchObject({
    id: '7',
    isFiling: false,
    sides: {
      zh: { title: '年报', displayTime: '2025-03-28 17:30:00', recordedSince: null },
      en: { title: 'Report' },
    },
    rows: [
      { zh: '<h2>业绩</h2>', en: '<h2>Results</h2>' },
      { zh: '<p>收入286.4亿元</p>', en: '<p>Revenue 28.64 billion</p>' },
      { zh: '<p>谢谢</p>', en: null },
    ],
  });
  expect(page?.sides.zh.sha256).toBe(ZH_DIGEST);
});

test('AR-07 rows are the same on the page of either language, so that an anchor is', async () => {
  const [zh, en] = [await twin(), await twin({ id: '7' }, 'en')];
  expect(en?.rows).toEqual(zh?.rows);
  expect(en?.sides).toEqual(zh?.sides);
});

test.each<[string, Record<Locale, object[]>]>([
  ['no article', { zh: [], en: [EN] }],
  ['no twin', { zh: [ZH], en: [] }],
  ['a twin of the future', { zh: [ZH], en: [row(7, { displayTime: FUTURE })] }],
  ['another article', { zh: [ZH], en: [row(8)] }],
  ['no text in its language', { zh: [row(7, { content: '<img src="/ows/files/a.png">' })], en: [EN] }],
  ['no text as twin', { zh: [ZH], en: [row(7)] }],
])('AR-07 with %s there is no such page', async (_what, rows) => {
  answer(rows);
  expect(await twin()).toBeNull();
});

test('AR-07 an article that opens its document has the page, too, since it has a text', async () => {
  const document = { openWay: '2', attachments: '/ows/files/a.pdf' };
  answer({ zh: [row(7, { ...document, content: '<p>摘要</p>' })], en: [EN] });
  expect((await twin())?.rows.map(({ zh }) => zh)).toContain('<p>摘要</p>');
});

test('AR-07 without an id there is no such page, and no call', async () => {
  expect(await twin({})).toBeNull();
  expect(seam.fetchArticles).not.toHaveBeenCalled();
});

test('AR-07 an id at which there is nothing costs one call', async () => {
  answer({ zh: [], en: [EN] });
  await twin();
  expect(seam.fetchArticles).toHaveBeenCalledTimes(1);
});

test.each(['zh', 'en'] as const)('AR-07 a failure of the %s text is an outage', async (broken) => {
  seam.fetchArticles.mockImplementation(async ({ variant }) => {
    if (variant.locale === broken) throw new Error('down');
    return decodeArticlePage({ rows: [ZH] });
  });
  await expect(twin()).rejects.toThrow('down');
});

test.each<[string, Partial<FilingEntry>[], string | null, boolean]>([
  ['never recorded', [], null, false],
  ['recorded', [{ textSha256: ZH_DIGEST }], '2025-03-28T09:31:00.000Z', true],
  [
    'recorded again with another title',
    [{ textSha256: ZH_DIGEST }, { textSha256: ZH_DIGEST, firstSeen: '2025-04-01T00:00:00.000Z' }],
    '2025-03-28T09:31:00.000Z',
    true,
  ],
  [
    'changed since',
    [{ textSha256: 'old' }, { textSha256: ZH_DIGEST, firstSeen: '2025-04-01T00:00:00.000Z' }],
    '2025-04-01T00:00:00.000Z',
    true,
  ],
  ['newer than the record', [{ textSha256: ZH_DIGEST }, { textSha256: 'other' }], null, true],
])('AR-07 of a text that is %s it says since when', async (_what, versions, since, isFiling) => {
  record(versions);
  const page = await twin();
  expect([page?.sides.zh.recordedSince, page?.isFiling]).toEqual([since, isFiling]);
  expect(page?.sides.en.recordedSince).toBeNull();
});

test('AR-07 a record that fails is left out', async () => {
  record(new Error('locked'));
  const page = await twin();
  expect([page?.rows.length, page?.isFiling]).toEqual([3, false]);
});

test('AR-07 a publication of the article, or of its filing, renews the page', async () => {
  record([]);
  const { notes } = await collectNotes(() => twin());
  expect([...notes.tags]).toEqual(expect.arrayContaining(['article:7', 'filing:7']));
});

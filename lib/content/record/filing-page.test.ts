import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { keptFiles } from '@/lib/record/files/kept-files';
import { collectNotes } from '@/lib/runtime/page-notes';
import { FakeRecord } from '@/testing/fake-record';
import { closeFake, fileOf, filingOf, openFake, sampleRecord } from '@/testing/filings';
import { contextOf, variantOf } from '@/testing/seam';
import { getFilingPage } from './filing-page';
import { firstPublished } from './first-published';
import { getHowToCheck } from './how-to-check';

const filing = (id: string, locale: 'zh' | 'en' = 'zh') =>
  getFilingPage(contextOf('/investor-relations/archive/filing', { id }, variantOf(locale)));

beforeEach(async () => openFake(await sampleRecord()));
afterEach(closeFake);

test.each([
  ['zh', ['zh', 'en']],
  ['en', ['en', 'zh']],
] as const)(
  'AR-03 an id has all its versions in both languages, those of the page (%s) first',
  async (locale, order) => {
    const page = await filing('42', locale);
    expect(page?.histories.map((history) => history.locale)).toEqual(order);
    const chinese = page?.histories.find((history) => history.locale === 'zh');
    expect(chinese?.versions.map(({ version }) => version)).toEqual([1, 2]);
  },
);

test('AR-05 a filing of one language has a page in both, with what the back office says of it', async () => {
  expect((await filing('8', 'en'))?.histories).toMatchObject([{ locale: 'zh', state: 'withdrawn' }]);
});

test('AR-05 the page knows of which files there is a copy, also of replaced ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  try {
    const { sha256 } = await keptFiles(folder, 1).take(Readable.from(['replaced']));
    const record = new FakeRecord();
    for (const hash of [sha256, 'f'.repeat(64)])
      await record.append([filingOf('5', { files: [fileOf('5.pdf', '', { sha256: hash })] })]);
    openFake(record, { folder });
    expect((await filing('5'))?.copies).toEqual([sha256]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('AR-03 an id that was never recorded is nothing, and so is everything where the record is off', async () => {
  expect(await filing('9')).toBeNull();
  expect(await filing('')).toBeNull();
  closeFake();
  expect(await filing('42')).toBeNull();
});

test('AR-03 a filing is renewed by its own tag alone; a record that cannot be read is a failure', async () => {
  const { notes } = await collectNotes(() => filing('42'));
  expect([notes.tags.has('filing:42'), notes.tags.has('record')]).toEqual([true, false]);
  openFake(null);
  await expect(filing('42')).rejects.toThrow('the record is not open');
});

test('AR-02 the newest head and the keys are what one needs to check', async () => {
  const page = await getHowToCheck(contextOf('/investor-relations/archive/how-to-check'));
  expect(page).toMatchObject({ keys: { isDemonstration: true }, head: { size: 5 } });
  closeFake();
  expect(await getHowToCheck(contextOf('/x'))).toBeNull();
});

describe('when filings were first published', () => {
  const found = async () => {
    const { result, notes } = await collectNotes(() => firstPublished('zh', ['42', '9']));
    const { tags, lifetime } = notes;
    return { since: [...result], isPartial: tags.has('partial'), tags, lifetime };
  };

  test('AR-03 recorded ones have the time of their first version; both ids are noted', async () => {
    const { since, isPartial, tags } = await found();
    expect(since).toEqual([['42', '2025-03-28T09:32:00.000Z']]);
    expect([isPartial, tags.has('filing:42'), tags.has('filing:9')]).toEqual([false, true, true]);
  });

  test('AR-03 without a record nothing is missing; one that cannot be read leaves the times out for a minute and makes no page partial', async () => {
    closeFake();
    expect(await found()).toMatchObject({ since: [], isPartial: false });
    openFake(null);
    expect(await found()).toMatchObject({ since: [], isPartial: false, lifetime: 60 });
  });
});

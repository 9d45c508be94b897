import type { PageContext } from '@/lib/model/page';
import { collectNotes } from '@/lib/runtime/page-notes';
import { FakeRecord } from '@/testing/fake-record';
import { closeFake, filingOf, openFake, sampleRecord } from '@/testing/filings';
import { contextOf, variantOf } from '@/testing/seam';
import { getArchive } from './archive';

const PATH = '/investor-relations/archive';
const archive = (query: Record<string, string> = {}) => getArchive(contextOf(PATH, query));
const titles = async (query: Record<string, string>) =>
  (await archive(query))?.list.items.map(({ title }) => title);

beforeEach(async () => openFake(await sampleRecord()));
afterEach(closeFake);

test('AR-03 without a year the newest year with filings is shown, newest first, with the newest version of each', async () => {
  const found = await archive();
  expect(found).toMatchObject({ year: 2025, years: [2025, 2023], recorded: 4, head: { size: 5 } });
  expect(found?.list.items.map(({ title, version }) => [title, version])).toEqual([
    ['2024年年度报告（更正后）', 2],
    ['Annual Report 2024', 1],
    ['董事会决议公告', 1],
  ]);
});

test('AR-03 the newest year is that of the kind and language', async () => {
  await expect(titles({ kind: 'announcement', year: '2023' })).resolves.toEqual(['第7号公告']);
  await expect(titles({ kind: 'announcement' })).resolves.toEqual(['董事会决议公告']);
  expect(await archive({ language: 'en' })).toMatchObject({ year: 2025, years: [2025] });
});

test('AR-03 words without a year search all years, all of them in any case', async () => {
  const found = await archive({ keyword: 'REPORT annual' });
  expect(found).toMatchObject({ year: null, list: { total: 1 } });
  await expect(titles({ keyword: '公告' })).resolves.toEqual(['董事会决议公告', '第7号公告']);
  await expect(titles({ keyword: '公告', year: '2023' })).resolves.toEqual(['第7号公告']);
});

test('AR-03 twenty a page; past the last one there is nothing', async () => {
  const record = new FakeRecord();
  await record.append(Array.from({ length: 21 }, (_, at) => filingOf(String(at + 1))));
  openFake(record);
  expect((await archive())?.list).toMatchObject({ total: 21, page: 1, pages: 2 });
  expect((await archive({ page: '2' }))?.list.items).toHaveLength(1);
  expect(await archive({ page: '3' })).toBeNull();
});

test.each<Record<string, string>>([{ year: '2014' }, { year: '2099' }, { kind: 'monthly' }])(
  'AR-03 %j is nothing',
  async (query) => expect(await archive(query)).toBeNull(),
);

test('AR-03 a year of the site without filings is an empty page, and one before it is a page if it has filings', async () => {
  expect((await archive({ year: '2016' }))?.list).toMatchObject({ items: [], total: 0, pages: 1 });
  const record = new FakeRecord();
  await record.append([filingOf('1', { displayTime: '2012-05-05 09:00:00' })]);
  openFake(record);
  expect((await archive({ year: '2012' }))?.list.total).toBe(1);
});

test('AR-03 an empty record is an empty page', async () => {
  openFake(new FakeRecord());
  expect(await archive()).toMatchObject({ year: null, years: [], recorded: 0, list: { total: 0, pages: 1 } });
});

test('AR-03 a record that is off has no archive; one that cannot be read is a failure', async () => {
  openFake(null);
  await expect(archive()).rejects.toThrow('the record is not open');
  closeFake();
  expect(await archive()).toBeNull();
});

test('AR-03 the page is renewed with the record, and is as short-lived as lists', async () => {
  const context: PageContext = contextOf(PATH, {}, variantOf('en'));
  const { result, notes } = await collectNotes(() => getArchive(context));
  expect(result?.siteName).toMatch(/Securities/);
  expect([notes.tags.has('record'), notes.lifetime]).toEqual([true, 300]);
});

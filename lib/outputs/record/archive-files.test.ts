import { openStoresAnew } from '@/server/pages/test-stores';
import { FakeRecord } from '@/testing/fake-record';
import { closeFake, fileOf, filingOf, openFake, sampleRecord } from '@/testing/filings';
import { publish } from '@/testing/marks';
import { startAnew } from '@/testing/seam';
import { getArchiveFile } from './archive-files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const fileNamed = (name: string, query = '') => getArchiveFile(name, new URLSearchParams(query));
const textOf = async (name: string, query = '') => String((await fileNamed(name, query))?.body);
const linesOf = async (query: string) => (await textOf('en.csv', query)).trim().split('\r\n').slice(1);

beforeEach(async () => {
  startAnew();
  openStoresAnew();
  openFake(await sampleRecord());
});
afterEach(closeFake);

test('AR-03 the CSV has a byte order mark, a heading in its language, and a line for each filing', async () => {
  const text = await textOf('en.csv', 'kind=annual&language=en');
  expect(text.startsWith('\uFEFFID,Language,Title,Type,')).toBe(true);
  const [line = ''] = await linesOf('kind=annual&language=en');
  const cells = line.split(',');
  expect(cells[13]).toMatch(/^[0-9a-f]{64}$/);
  expect(cells.toSpliced(13, 1)).toEqual([
    ...['42', 'English', 'Annual Report 2024', 'Annual report', '2024', '2025-04-29 18:00:00'],
    ...['2025-03-28T09:33:00.000Z', '1', '2025-03-28T09:33:00.000Z', 'Published', 'annual-en.pdf'],
    ...['b'.repeat(64), '1', 'https://site.example/en/investor-relations/archive/filing?id=42'],
  ]);
});

test.each([
  ['', 4],
  ['year=2025', 3],
  ['year=2025&kind=annual&language=zh', 1],
  ['keyword=公告', 2],
  ['page=9&nonsense=1', 4],
])('AR-03 with the filter "%s" it has %i filings, whatever the page', async (query, count) => {
  expect(await linesOf(query)).toHaveLength(count);
});

test('AR-03 a title that a spreadsheet would run is quoted', async () => {
  const record = new FakeRecord();
  await record.append([
    filingOf('1', { title: '=HYPERLINK("x")', files: [fileOf('a.pdf', '', { sha256: '' })] }),
  ]);
  openFake(record);
  const [line] = await linesOf('');
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toContain('a.pdf,—,');
});

test('AR-03 the JSON has the head, the filter, the bound and every field of the filings', async () => {
  const answer = JSON.parse(await textOf('zh.json', 'year=2023'));
  expect(answer).toMatchObject({
    head: { size: 5, rootHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    filter: { year: 2023, kind: null },
    total: 1,
    most: 5000,
  });
  expect(answer.filings).toEqual([
    expect.objectContaining({
      id: '7',
      locale: 'zh',
      files: [fileOf('7.pdf', 'c')],
      state: 'published',
      address: 'https://site.example/investor-relations/archive/filing?id=7',
    }),
  ]);
});

test('AR-03 of more filings than a file holds it has the newest', async () => {
  const record = new FakeRecord();
  await record.append(Array.from({ length: 5001 }, (_, at) => filingOf(String(at + 1))));
  openFake(record);
  const answer = JSON.parse(await textOf('zh.json'));
  expect([answer.total, answer.filings.length, answer.filings[0].id]).toEqual([5001, 5000, '5001']);
});

test.each([
  ['zh.xml', ''],
  ['fr.csv', ''],
  ['zh.csv', 'year=2014'],
  ['zh.csv', 'kind=monthly'],
])('AR-03 there is no file %s?%s', async (name, query) => {
  expect(await fileNamed(name, query)).toBeNull();
});

test('AR-03 a record that is off has no files; one that cannot be read has the stored ones', async () => {
  const before = await fileNamed('zh.csv');
  openFake(null);
  publish('record');
  expect((await fileNamed('zh.csv'))?.etag).toBe(before?.etag);
  await expect(fileNamed('en.csv')).rejects.toThrow('the record is not open');
  closeFake();
  publish('record');
  expect(await fileNamed('zh.csv')).toBeNull();
});

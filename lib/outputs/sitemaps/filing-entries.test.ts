import { gunzipSync } from 'node:zlib';
import { openStoresAnew } from '@/server/pages/test-stores';
import { closeFake, filingOf, openFake, sampleRecord } from '@/testing/filings';
import { publish } from '@/testing/marks';
import { answerMenu, menuRow, startAnew } from '@/testing/seam';
import { getSitemap, getSitemapIndex } from './sitemap-files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const FILING = 'https://site.example/investor-relations/archive/filing?id=';

async function textOf(name: string): Promise<string> {
  const file = await getSitemap(name);
  return file ? gunzipSync(file.body).toString() : '';
}

const index = async () => String((await getSitemapIndex())?.body);
const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

beforeEach(async () => {
  startAnew();
  openStoresAnew();
  answerMenu(menuRow(1, 'pressroom'));
  openFake(await sampleRecord());
});
afterEach(closeFake);

test('AR-03 RT-01 the index names the years that have filings, and each file both pages of every id once', async () => {
  expect(await index()).toMatch(/filings-2025\.xml.*filings-2023\.xml/s);
  const text = await textOf('filings-2025');
  const english = FILING.replace('/investor', '/en/investor');
  expect(addresses(text)).toEqual([`${FILING}42`, `${english}42`, `${FILING}8`, `${english}8`]);
  expect(text).toContain('hreflang="x-default"');
  expect(await getSitemap('filings-2024')).toBeNull();
});

test('AR-03 every year that the index names has a file, that of filings without a time, too', async () => {
  const record = await sampleRecord();
  await record.append([filingOf('90', { displayTime: '' }), filingOf('91', { displayTime: '1999-12-31' })]);
  openFake(record);
  for (const [year, id] of [
    ['0', '90'],
    ['1999', '91'],
  ]) {
    expect(await index()).toContain(`filings-${year}.xml`);
    expect(addresses(await textOf(`filings-${year}`))).toContain(`${FILING}${id}`);
  }
});

test('AR-03 RT-01 the archive and how to check it are listed while the record is on; a filing only with its id', async () => {
  const paths = async () =>
    addresses(await textOf('pages')).map((address) => new URL(address ?? '').pathname);
  expect(await paths()).toEqual(
    expect.arrayContaining(['/investor-relations/archive', '/en/investor-relations/archive/how-to-check']),
  );
  expect(await paths()).not.toContain('/investor-relations/archive/filing');
  closeFake();
  publish('menu');
  expect((await paths()).filter((path) => path.includes('/archive'))).toEqual([]);
});

test('AR-03 a record that is off or cannot be read breaks no sitemap', async () => {
  openFake(null);
  expect(await index()).toContain('pages.xml');
  expect(await index()).not.toContain('filings-');
  openStoresAnew();
  closeFake();
  expect(await index()).not.toContain('filings-');
  expect(await getSitemap('filings-2025')).toBeNull();
});

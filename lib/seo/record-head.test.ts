import type { Archive, FilingPage } from '@/lib/model/archive';
import { sampleRecord } from '@/testing/filings';
import { contextOf, variantOf } from '@/testing/seam';
import { archiveHead, filingHead } from './record-head';

const english = contextOf('/x', {}, variantOf('en'));

test.each([
  [{}, false],
  [{ year: 2024 }, false],
  [{ kind: 'annual' }, true],
  [{ language: 'en' }, true],
  [{ keyword: '更正' }, true],
])('AR-03 the archive narrowed by %j is left out of search engines: %s', (more, noindex) => {
  const filter = { year: null, kind: null, language: null, keyword: '', ...more };
  const head = archiveHead({ filter, siteName: 'Example' } as Archive, english);
  expect(head).toMatchObject({ title: 'Filings archive - Example', crumb: 'Filings archive', noindex });
});

test('AR-03 a filing has its newest title, and says in the description what it is and since when it is recorded', async () => {
  const histories = await (await sampleRecord()).history('42');
  const head = filingHead({ id: '42', histories, siteName: 'Example' } as unknown as FilingPage, english);
  expect(head).toMatchObject({
    title: '2024年年度报告（更正后） - Filings archive - Example',
    crumb: '2024年年度报告（更正后）',
    parent: { label: 'Filings archive', path: '/investor-relations/archive' },
    article: { publishedTime: '2025-04-29T10:00:00.000Z' },
  });
  expect(head.description).toContain(
    'Annual report, dated April 29, 2025, first recorded on March 28, 2025, 17:32',
  );
});

test('RT-09 the title of a filing with a very long name still says that it is of the archive', async () => {
  const [history] = await (await sampleRecord()).history('42');
  const versions = history?.versions.map((version) => ({
    ...version,
    title: 'Notice of meetings '.repeat(20),
  }));
  const page = { id: '42', histories: [{ ...history, versions }], siteName: 'Example' };
  const { title } = filingHead(page as unknown as FilingPage, english);
  expect(title).toMatch(/^Notice of .*… - Filings archive - Example$/);
  expect(title.length - ' - Example'.length).toBeLessThanOrEqual(140);
});

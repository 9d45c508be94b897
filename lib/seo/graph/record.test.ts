import type { Archive, FilingPage } from '@/lib/model/archive';
import { sampleRecord } from '@/testing/filings';
import { archiveNodes, filingNodes } from './record';
import type { GraphSite } from './site';

const SITE = {
  locale: 'en',
  siteUrl: 'https://example.com',
  url: 'https://example.com/en/investor-relations/archive/filing?id=42',
} as GraphSite;

async function pageOf(id: string, copies: string[] = []): Promise<FilingPage> {
  const [first, ...rest] = await (await sampleRecord()).history(id);
  if (!first) throw new Error('nothing recorded');
  return { id, histories: [first, ...rest], copies, siteName: '' };
}

test('AR-03 RT-09 the archive is a dataset with its files, the same on each of its pages', () => {
  const archive = {
    years: [2026, 2025, 2019],
    head: { size: 1, time: '2026-01-01T00:00:00.000Z' },
  } as Archive;
  expect(archiveNodes(archive, SITE)).toEqual([
    expect.objectContaining({
      '@type': 'Dataset',
      '@id': 'https://example.com/en/investor-relations/archive#dataset',
      creator: { '@id': 'https://example.com/#corporation' },
      temporalCoverage: '2019/2026',
      dateModified: '2026-01-01T00:00:00.000Z',
      distribution: [
        expect.objectContaining({
          contentUrl: 'https://example.com/record/archive/en.csv',
          encodingFormat: 'text/csv',
        }),
        expect.objectContaining({ contentUrl: 'https://example.com/record/archive/en.json' }),
      ],
    }),
  ]);
});

test('AR-03 RT-09 a filing is a document in each language, with the hash of each file of its newest version', async () => {
  const nodes = filingNodes(await pageOf('42'), SITE);
  expect(nodes).toMatchObject([
    {
      '@type': 'DigitalDocument',
      name: '2024年年度报告（更正后）',
      identifier: '42',
      version: 2,
      inLanguage: 'zh-CN',
      datePublished: '2025-04-29T10:00:00.000Z',
      encoding: [
        {
          contentUrl: 'https://example.com/ows/files/pdf/annual-zh.pdf',
          sha256: 'e'.repeat(64),
          contentSize: '240640',
        },
      ],
    },
    { inLanguage: 'en', version: 1 },
  ]);
  expect(new Set(nodes.map((node) => (node as { '@id': string })['@id'])).size).toBe(2);
});

test('AR-05 RT-09 the file of a withdrawn filing is the kept copy, and has no address without one', async () => {
  const [alone] = filingNodes(await pageOf('8'), SITE) as { encoding?: { contentUrl?: string }[] }[];
  expect(alone?.encoding?.map(({ contentUrl }) => contentUrl)).toEqual([undefined]);
  expect(filingNodes(await pageOf('8', ['d'.repeat(64)]), SITE)).toMatchObject([
    { encoding: [{ contentUrl: `https://example.com/record/files/${'d'.repeat(64)}` }] },
  ]);
});

import type { Report, ReportCentre } from '@/lib/model/investors';
import { reportNodes } from './page-nodes';
import type { GraphSite } from './site';

const SITE = { locale: 'zh', siteUrl: 'https://example.com', url: 'https://example.com/r' } as GraphSite;
const FILE = { type: 'PDF', name: 'a.pdf', url: '/ows/files/a.pdf', locale: 'zh' };

const report = (id: number, files: object[]) =>
  ({ id: String(id), title: `${id}`, displayTime: '2025-04-29 12:00:00', year: 2025, files }) as Report;

const centre = (reports: Report[]) =>
  ({ years: [{ year: 2025, reports: { annual: reports } }] }) as unknown as ReportCentre;

const idsOf = (reports: Report[]) =>
  reportNodes(centre(reports), SITE).map((node) => (node as { '@id': string })['@id']);

test('RT-09 reports without a document are not in the structured data', () => {
  expect(idsOf([report(1, []), report(2, [FILE])])).toEqual(['https://example.com/r#report-2']);
});

test('RT-09 structured data holds the forty newest reports, so that the page stays small', () => {
  const ids = idsOf(Array.from({ length: 41 }, (_, at) => report(at, [FILE])));
  expect(ids).toHaveLength(40);
  expect(ids[0]).toBe('https://example.com/r#report-0');
});

test('RT-09 documents of a report are in the language of each, whatever that of the page', () => {
  const files = [
    { ...FILE, name: '年报.pdf' },
    { ...FILE, name: 'Annual Report.pdf', locale: 'en' },
  ];
  const [node] = reportNodes(centre([report(1, files)]), SITE);
  expect(node).toMatchObject({ hasPart: [{ inLanguage: 'zh-CN' }, { inLanguage: 'en' }] });
});

import { screen, within } from '@testing-library/react';
import { renderView } from '@/components/test-page';
import type { Finding } from '@/lib/model/findings';
import type { FindingFilter } from '@/lib/rules/findings/narrow';
import { FindingsView } from './findings-view';

const subject = { kind: 'article', id: '7', title: '公告', path: '/detail?type=news&id=7' } as const;
const ALL: FindingFilter = { severity: null, language: null };
const FINDINGS: Finding[] = [
  {
    code: 'no-description',
    severity: 'warning',
    locale: 'zh',
    subject,
    values: {},
    place: '',
  },
  {
    code: 'no-alternative-text',
    severity: 'error',
    locale: 'en',
    subject: { ...subject, path: null },
    values: {},
    place: '/ows/files/a.webp',
  },
];
const review = (more = {}) => ({ findings: FINDINGS, reviewed: 2, total: 3, uncheckedFiles: 0, ...more });

test('PV-04 findings say severity, what, where and what to do, with a link to the page', () => {
  renderView(<FindingsView locale="zh" review={review()} filter={ALL} />);
  expect(screen.getByText('已检查 2 篇文章（共 3 篇），以及栏目和定期报告。')).toBeDefined();
  expect(screen.getByRole('link', { name: '公告' }).getAttribute('href')).toBe(
    '/preowsweb/compare/detail?type=news&id=7',
  );
  expect(screen.getByText('/ows/files/a.webp')).toBeDefined();
  const places = screen.getAllByRole('link', { name: '在预览中查看' });
  expect(places.map((link) => link.getAttribute('href'))).toEqual(['/preowsweb/detail?type=news&id=7']);
  expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe('/preowsweb/findings.csv');
});

test('PV-04 the address narrows them to a severity, and the chips count all', () => {
  renderView(
    <FindingsView
      locale="zh"
      review={review({ uncheckedFiles: 4 })}
      filter={{ ...ALL, severity: 'error' }}
    />,
  );
  expect(screen.queryByRole('link', { name: '公告' })).toBeNull();
  const chips = within(screen.getByRole('navigation', { name: '按严重程度筛选' })).getAllByRole('link');
  expect(chips.map((chip) => chip.textContent?.replace(/\D/g, ''))).toEqual(['2', '1', '1', '0']);
  expect(chips.filter((chip) => chip.getAttribute('aria-current')).length).toBe(1);
  expect(screen.getByText('有 4 个文件未能及时检查。')).toBeDefined();
});

test('PV-04 nothing found, and a back office that fails, are said', () => {
  const { unmount } = renderView(<FindingsView locale="zh" review={review({ findings: [] })} filter={ALL} />);
  expect(screen.getByText('未发现问题。')).toBeDefined();
  unmount();
  renderView(<FindingsView locale="zh" review={null} filter={ALL} />);
  expect(screen.getByText(/暂时无法读取/)).toBeDefined();
});

test('PV-04 a severity and a language narrow together, also the file', () => {
  const filter = { severity: 'error', language: 'en' } as const;
  renderView(<FindingsView locale="en" review={review()} filter={filter} />, 'en');
  const linksOf = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
  expect(linksOf('Filter by language').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Any language 1', '/en/preowsweb/findings?severity=error'],
    ['Chinese 0', '/en/preowsweb/findings?severity=error&language=zh'],
    ['English 1', '/en/preowsweb/findings?severity=error&language=en'],
  ]);
  expect(linksOf('Filter by severity')[0]?.getAttribute('href')).toBe('/en/preowsweb/findings?language=en');
  expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe(
    '/en/preowsweb/findings.csv?severity=error&language=en',
  );
});

test('PV-04 a title that depends on the language that is missing says it', () => {
  const twin: Finding = {
    code: 'filing-without-translation',
    severity: 'error',
    locale: 'en',
    subject,
    values: { missing: 'en', language: 'zh', kind: 'article' },
    place: '',
  };
  renderView(<FindingsView locale="zh" review={review({ findings: [twin] })} filter={ALL} />);
  expect(screen.getByText(/公告缺少英文版/)).toBeTruthy();
});

test('PV-04 what has no title is named by its id, and the reports by what they are', () => {
  const unnamed = { ...subject, id: '8', title: '' };
  const reports = { kind: 'reports', id: '', title: '', path: '/investor-relations/report' } as const;
  const findings = [unnamed, reports].map((about) => ({ ...FINDINGS[0], subject: about }) as Finding);
  renderView(<FindingsView locale="zh" review={review({ findings })} filter={ALL} />);
  for (const name of ['8', '定期报告']) expect(screen.getByRole('link', { name })).toBeDefined();
});

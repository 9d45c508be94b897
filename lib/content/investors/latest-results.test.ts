import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { answerMenu, answerWords, contextOf, menuRow, row, seam, startAnew, variantOf } from '@/testing/seam';
import { getInvestorHome } from './investor-home';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const IR = '/investor-relations';

beforeEach(startAnew);

test('IR-01 the report itself goes before its summary of the same day', async () => {
  answerMenu(menuRow(9, 'investor-relations'), menuRow(1, 'investor-relations/report', { menuKey: 'rp' }));
  const report = (id: number, title: string, day: string) =>
    row(id, { title, attachments: '/ows/files/a.pdf', displayTime: `${day} 20:00:00` });
  const summary = report(1, '2025年年度报告摘要', '2026-03-27');
  const newestWith = async (...others: object[]) => {
    seam.fetchArticles.mockImplementation(async ({ menuKey }) =>
      decodeArticlePage({ rows: menuKey === 'rp' ? [summary, ...others] : [] }),
    );
    return (await getInvestorHome(contextOf(IR)))?.results?.report.id;
  };
  const whole = report(2, '2025年年度报告', '2026-03-27');
  expect(await newestWith(report(3, '2025年度可持续发展报告', '2026-03-27'), whole)).toBe('2');
  expect(await newestWith(report(2, '2024年年度报告', '2025-03-27'))).toBe('1');
});

test('IR-01 the announcement of results is found by its Chinese title, and only near the report', async () => {
  answerMenu(
    menuRow(9, 'investor-relations'),
    menuRow(2, 'investor-relations/announcements', { menuKey: 'an' }),
    menuRow(1, 'investor-relations/report', { menuKey: 'rp' }),
  );
  answerWords({}, [{ dictType: 'financial_calendar', dictLabel: '年度业绩发布', dictValue: '2999-03-26' }]);
  const answer = (day: string) =>
    seam.fetchArticles.mockImplementation(async ({ menuKey, title, id, variant }) => {
      const report = row(1, {
        title: '2025年第三季度报告',
        attachments: '/ows/files/a.pdf',
        displayTime: '2025-10-30 20:00:00',
      });
      const brief = row(2, {
        title: variant.locale === 'zh' ? '业绩说明会' : 'Briefing',
        displayTime: `${day} 18:00:00`,
      });
      const found = menuKey === 'rp' ? [report] : title === '业绩' || id === '2' ? [brief] : [];
      return decodeArticlePage({ rows: found });
    });
  answer('2025-10-29');
  const english = { ...contextOf(IR), locale: 'en' as const, variant: variantOf('en') };
  expect((await getInvestorHome(english))?.results).toMatchObject({
    announcement: { id: '2', title: 'Briefing' },
    next: { date: '2999-03-26' },
  });
  answer('2025-06-01');
  expect((await getInvestorHome(contextOf(IR)))?.results).toMatchObject({
    report: { id: '1' },
    announcement: null,
  });
});

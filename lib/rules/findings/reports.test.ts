import type { Finding } from '@/lib/model/findings';
import type { NewestReports } from '@/lib/model/review';
import { englishArticle, reviewedItem, reviewedReports, reviewedSite } from '@/testing/reviewed';
import { articleFindings, bySeverity, menuFindings, reportFindings } from './all-rules';
import { lateReports } from './late-report';
import { articleOutdated, menuOutdated, outdatedBanner } from './outdated-latest-report';

const late = (day: string, newest: NewestReports) =>
  lateReports(reviewedReports({ day, newest })).map(({ values }) => [values.kind, values.year, values.due]);

describe('legal deadlines', () => {
  test.each([
    ['annual', '2026-04-30', '2026-05-01', 2024, '2025'],
    ['q1', '2026-04-30', '2026-05-01', 2025, '2026'],
    ['half', '2026-08-31', '2026-09-01', 2025, '2026'],
    ['q3', '2026-10-31', '2026-11-01', 2025, '2026'],
  ])(
    'PV-02 a report (%s) is on time on its last day and late on the next',
    (kind, last, next, newest, year) => {
      expect(late(last, { [kind]: newest })).toEqual([]);
      expect(late(next, { [kind]: newest })).toEqual([[kind, year, last]]);
      expect(late(next, { [kind]: Number(year) })).toEqual([]);
    },
  );

  test('PV-02 in January the reports of the year before last are enough for the annual one alone', () => {
    expect(late('2026-01-02', { annual: 2024, half: 2024, q3: 2025 })).toEqual([
      ['half', '2025', '2025-08-31'],
    ]);
  });

  test('PV-02 a kind of which there is no report is not owed', () => {
    expect(late('2026-12-01', {})).toEqual([]);
  });

  test('PV-02 a late report is an error in its language, on the page of reports', () => {
    expect(lateReports(reviewedReports({ locale: 'en', newest: { annual: 2023 } }))).toMatchObject([
      {
        code: 'late-report',
        severity: 'error',
        locale: 'en',
        subject: { kind: 'reports', path: '/investor-relations/report' },
        values: { newest: '2023' },
      },
    ]);
  });
});

describe('what is called the latest', () => {
  test('PV-02 a banner that is older than the newest annual report is a warning', () => {
    const latest = { title: '2024年年度报告', year: 2024 };
    expect(outdatedBanner(reviewedReports({ latest }))).toMatchObject([
      { code: 'outdated-latest-report', severity: 'warning', values: { year: '2024', newest: '2025' } },
    ]);
    expect(outdatedBanner(reviewedReports())).toEqual([]);
    expect(outdatedBanner(reviewedReports({ latest: null }))).toEqual([]);
    expect(outdatedBanner(reviewedReports({ latest, newest: {} }))).toEqual([]);
  });

  const site = reviewedSite({ newest: { zh: {}, en: { annual: 2025, q1: 2026 } } });

  test('PV-02 a report that calls itself the latest has to be the newest of its kind', () => {
    const report = (title: string, year: number | null) =>
      articleOutdated(englishArticle({ title, report: { type: 'annual', year } }), site);
    expect(report('Latest annual report (2024)', 2024)).toHaveLength(1);
    expect(report('Latest annual report (2025)', 2025)).toEqual([]);
    expect(report('Annual report (2024)', 2024)).toEqual([]);
    expect(report('Latest annual report', null)).toEqual([]);
    const news = { title: 'The latest of 2019', report: { type: 'other', year: 2019 } } as const;
    expect(articleOutdated(englishArticle(news), site)).toEqual([]);
  });

  test('PV-02 a menu item names no older year as the latest', () => {
    const named = (name: string) => {
      const { sides } = reviewedItem();
      return menuOutdated(reviewedItem({ sides: { ...sides, en: { ...sides.en, name } } }), site);
    };
    expect(named('Latest results 2025')).toMatchObject([{ locale: 'en', values: { newest: '2026' } }]);
    expect([...named('Latest results 2026'), ...named('Latest results'), ...named('2024')]).toEqual([]);
  });
});

describe('all rules', () => {
  test('PV-02 nothing is said of a good article, a good menu item and reports in time', () => {
    const said = [
      ...articleFindings(englishArticle(), reviewedSite()),
      ...menuFindings(reviewedItem(), reviewedSite()),
      ...reportFindings(reviewedReports()),
    ];
    expect(said).toEqual([]);
  });

  test('PV-02 all that is wrong with an article is said at once, worst first', () => {
    const bad = englishArticle({
      title: 'W'.repeat(60),
      excerpt: '',
      body: {
        headings: [{ level: 4, text: 'Deep' }],
        silentPictures: ['/ows/files/a.png'],
        filmsWithoutCaptions: ['/ows/files/a.mp4'],
        links: [{ address: 'x:', href: '', text: '' }],
        dropped: [{ element: 'form', about: '' }],
      },
    });
    const found = bySeverity(articleFindings(bad, reviewedSite()));
    expect(found.map(({ code }) => code)).toEqual([
      'dead-link',
      ...['long-title', 'no-alternative-text', 'no-captions', 'heading-order', 'dropped-content'],
      'no-description',
    ]);
  });

  test('PV-04 findings of one severity stay in their order', () => {
    const one = (severity: Finding['severity'], place: string) => ({ severity, place }) as Finding;
    const sorted = bySeverity([one('notice', 'a'), one('error', 'b'), one('notice', 'c'), one('error', 'd')]);
    expect(sorted.map(({ place }) => place)).toEqual(['b', 'd', 'a', 'c']);
  });
});

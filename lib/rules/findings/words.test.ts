import { FINDING_CODES, type FindingCode, SEVERITIES } from '@/lib/model/findings';
import type { FileState } from '@/lib/model/review';
import { LOCALES } from '@/lib/site/locales';
import { translator } from '@/lib/words/translator';
import {
  englishArticle,
  LONG_ID,
  reviewedArticle,
  reviewedItem,
  reviewedReports,
  reviewedSide,
  reviewedSite,
} from '@/testing/reviewed';
import { articleFindings, menuFindings, reportFindings } from './all-rules';

const { sides } = reviewedItem();
const seo = { title: '', keywords: '', description: '' };
const files: ReadonlyMap<string, FileState> = new Map<string, FileState>([
  ['/ows/files/a.pdf', 'missing'],
  ['/ows/files/b.png', { bytes: 5e6 }],
]);
const site = reviewedSite({
  missing: { zh: new Set([LONG_ID]), en: new Set([LONG_ID]) },
  files,
});

/** At least one finding of each code. */
const findings = [
  ...articleFindings(
    englishArticle({
      title: 'W'.repeat(60),
      excerpt: 'W'.repeat(200),
      links: [
        { address: 'x:', href: '', text: '' },
        { address: '/nowhere', href: '/nowhere', text: 'There' },
      ],
      files: [
        { kind: 'document', address: '/ows/files/a.pdf' },
        { kind: 'picture', address: '/ows/files/b.png' },
      ],
      body: {
        headings: [{ level: 4, text: 'Deep' }],
        silentPictures: ['/ows/files/b.png'],
        filmsWithoutCaptions: ['/ows/files/c.mp4'],
        dropped: [{ element: 'form', about: '' }],
      },
    }),
    site,
  ),
  ...articleFindings(
    reviewedArticle({ isFiling: true, isPlaced: false, sides: { zh: reviewedSide({ excerpt: '' }) } }),
    site,
  ),
  ...menuFindings(reviewedItem({ sides: { ...sides, en: { name: '', seo } } }), site),
  ...reportFindings(reviewedReports({ day: '2027-05-01', latest: { title: '2024年年度报告', year: 2024 } })),
];

test('PV-02 every kind of finding has words in both languages, with its values and nothing left over', () => {
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set<FindingCode>(FINDING_CODES));
  for (const { code: locale } of LOCALES) {
    const t = translator(locale, 'findings');
    const said = findings.flatMap(({ code, values }) => [
      t(`${code}.title`, values),
      t(`${code}.text`, values),
    ]);
    for (const text of said) expect(text).not.toMatch(/findings\.|[{}]|undefined|^\s*$/);
  }
});

test('PV-02 words differ by what is missing and by what is to be done', () => {
  const t = translator('en', 'findings');
  const texts = findings.filter(({ code }) => code === 'dead-link' || code === 'no-translation');
  expect(texts.map(({ code, values }) => t(`${code}.text`, values)).toSorted()).toEqual([
    expect.stringContaining('unsafe'),
    expect.stringMatching(/en:false/),
    expect.stringContaining('onlyIn: en'),
    expect.stringMatching(/no such page.*“There”/),
  ]);
});

test('PV-04 severities have names', () => {
  for (const { code: locale } of LOCALES) {
    const t = translator(locale, 'findings.severity');
    expect(new Set(SEVERITIES.map((severity) => t(severity))).size).toBe(SEVERITIES.length);
  }
});

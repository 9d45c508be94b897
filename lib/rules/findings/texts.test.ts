import { bodyFacts } from '@/lib/html/body-facts';
import { englishArticle, reviewedArticle, reviewedItem } from '@/testing/reviewed';
import { articleWithDroppedContent } from './dropped-content';
import { articleWithSkippedHeadings } from './heading-order';
import { articleWithLongDescription, menuWithLongDescription } from './long-description';
import { articleWithLongTitle, menuWithLongTitle } from './long-title';
import { articleWithSilentPictures } from './no-alternative-text';
import { articleWithoutCaptions } from './no-captions';
import { articleWithoutDescription, menuWithoutDescription } from './no-description';

const seo = { title: '', keywords: '', description: '' };
const withBody = (raw: string) => englishArticle({ body: bodyFacts(raw) });
const inEnglish = (texts: Partial<typeof seo>) => {
  const { sides } = reviewedItem();
  return reviewedItem({ sides: { ...sides, en: { ...sides.en, seo: { ...seo, ...texts } } } });
};

describe('descriptions', () => {
  test('PV-02 an article without description and excerpt is a notice, a menu page a warning', () => {
    expect(articleWithoutDescription(englishArticle({ excerpt: '' }))).toMatchObject([
      { code: 'no-description', severity: 'notice', locale: 'en', subject: { title: 'Title' } },
    ]);
    expect(menuWithoutDescription(inEnglish({ title: 'Page' }))).toMatchObject([
      { code: 'no-description', severity: 'warning', locale: 'en', subject: { title: 'News' } },
    ]);
  });

  test.each([
    ['with an excerpt', englishArticle()],
    ['with a description', englishArticle({ excerpt: '', seo: { ...seo, description: 'All of it' } })],
    ['without a page of its own', englishArticle({ excerpt: '', hasPage: false })],
  ])('PV-02 nothing is said of an article %s', (_what, article) => {
    expect(articleWithoutDescription(article)).toEqual([]);
  });

  test('PV-02 a menu item that has a description, or leads elsewhere, has all that it needs', () => {
    expect(menuWithoutDescription(reviewedItem())).toEqual([]);
    expect(menuWithoutDescription({ ...inEnglish({}), path: null })).toEqual([]);
  });
});

describe('lengths', () => {
  test.each([
    ['of 31 Chinese characters', '报'.repeat(31), 1],
    ['of 30 Chinese characters', '报'.repeat(30), 0],
    ['of 60 narrow letters', 'i'.repeat(60), 0],
    ['of 60 wide letters', 'W'.repeat(60), 1],
    ['of nothing', '', 0],
  ])('PV-02 a title %s is measured by its width', (_what, title, findings) => {
    const found = articleWithLongTitle(englishArticle({ title }));
    expect(found.map(({ code, severity, place }) => [code, severity, place])).toEqual(
      Array(findings).fill(['long-title', 'warning', title]),
    );
    expect(menuWithLongTitle(inEnglish({ title }))).toHaveLength(findings);
  });

  test('PV-02 the title for search engines stands for a long one; an article without a page has neither', () => {
    const title = '报'.repeat(80);
    expect(articleWithLongTitle(englishArticle({ title, seo: { ...seo, title: 'Short' } }))).toEqual([]);
    expect(articleWithLongTitle(englishArticle({ title, hasPage: false }))).toEqual([]);
  });

  test('PV-02 a description that is wider than two lines is a notice', () => {
    const long = '报'.repeat(86);
    expect(articleWithLongDescription(englishArticle({ excerpt: long }))).toMatchObject([
      { code: 'long-description', severity: 'notice', place: long },
    ]);
    expect(menuWithLongDescription(inEnglish({ description: long }))).toMatchObject([
      { code: 'long-description', severity: 'notice', locale: 'en' },
    ]);
    const fits = '报'.repeat(85);
    expect(articleWithLongDescription(englishArticle({ excerpt: fits }))).toEqual([]);
    expect(articleWithLongDescription(englishArticle({ excerpt: long, hasPage: false }))).toEqual([]);
    expect(menuWithLongDescription(inEnglish({ description: fits }))).toEqual([]);
  });
});

describe('headings', () => {
  test.each([
    ['that begin at the third level', '<h3>Terms</h3>', [['Terms', 3, 1, 2]]],
    ['that skip one', '<h2>A</h2><h4>B &amp; C</h4>', [['B & C', 4, 2, 3]]],
    ['after a first-level one', '<h1>A</h1><h3>B</h3>', [['B', 3, 1, 2]]],
    ['one below the other, and back up', '<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3>', []],
    ['of the first level alone, which becomes the second', '<h1>A</h1><h2>B</h2>', []],
    ['that are not closed', '<h2>A<h3>B', []],
    ['of an empty text', '', []],
  ])('PV-02 headings %s', (_what, raw, expected) => {
    const found = articleWithSkippedHeadings(withBody(raw));
    expect(found.map(({ place, values }) => [place, values.level, values.above, values.expected])).toEqual(
      expected,
    );
  });
});

test('PV-02 a picture without an alternative text is a warning, once', () => {
  const raw =
    '<img src="/ows/files/a.png"><img src="/ows/files/a.png" alt=" "><img src="/ows/files/b.png" alt="B">';
  expect(articleWithSilentPictures(withBody(raw))).toMatchObject([
    { code: 'no-alternative-text', severity: 'warning', locale: 'en', place: '/ows/files/a.png' },
  ]);
  expect(articleWithSilentPictures(reviewedArticle())).toEqual([]);
});

test('PV-02 a film without captions is a warning, once', () => {
  const raw =
    '<video src="/ows/files/a.mp4"></video><video><source src="/ows/files/a.mp4"></video><video src="/ows/files/b.mp4"><track src="/ows/files/b.vtt"></video>';
  expect(articleWithoutCaptions(withBody(raw))).toMatchObject([
    { code: 'no-captions', severity: 'warning', locale: 'en', place: '/ows/files/a.mp4' },
  ]);
  expect(articleWithoutCaptions(reviewedArticle())).toEqual([]);
});

test('PV-02 what the sanitiser drops is counted by its element', () => {
  const raw =
    '<iframe src="https://video.example/1"></iframe><p>Text</p><iframe></iframe><script>go()</script>';
  const found = articleWithDroppedContent(withBody(raw));
  expect(found.map(({ severity, values, place }) => [severity, values, place])).toEqual([
    ['warning', { element: 'iframe', count: 2 }, 'https://video.example/1'],
    ['warning', { element: 'script', count: 1 }, 'go()'],
  ]);
  expect(articleWithDroppedContent(withBody('<section><font>Text</font></section><h1>A</h1>'))).toEqual([]);
});

import { bodyFacts, linkOf } from '@/lib/html/body-facts';
import type { FileState } from '@/lib/model/review';
import { englishArticle, LONG_ID, reviewedItem, reviewedSite } from '@/testing/reviewed';
import { articleWithDeadFiles } from './dead-file';
import { articleWithDeadLinks, menuWithDeadLink } from './dead-link';
import { articleWithLargeFiles } from './large-file';

const MB = 1024 * 1024;

describe('files', () => {
  const article = englishArticle({
    files: [
      { kind: 'document', address: '/ows/files/a.pdf' },
      { kind: 'film', address: '/ows/files/a.mp4' },
    ],
    body: bodyFacts(
      '<a href="/ows/files/a.pdf">again</a><img src="/ows/files/a.png" alt="A"><a href="/ows/files/b.pdf">b</a>',
    ),
  });
  const siteWith = (files: Record<string, FileState>) =>
    reviewedSite({ files: new Map(Object.entries(files)) });

  test('PV-02 each file that the back office does not have is an error, once', () => {
    const site = siteWith({ '/ows/files/a.pdf': 'missing', '/ows/files/a.png': { bytes: 5 } });
    expect(articleWithDeadFiles(article, site)).toMatchObject([
      {
        code: 'dead-file',
        severity: 'error',
        locale: 'en',
        values: { kind: 'document' },
        place: '/ows/files/a.pdf',
      },
    ]);
  });

  test('PV-02 files that are there, or that could not be asked for, are not dead', () => {
    expect(articleWithDeadFiles(article, siteWith({}))).toEqual([]);
    expect(articleWithDeadFiles(article, siteWith({ '/ows/files/a.pdf': { bytes: null } }))).toEqual([]);
  });

  test.each([
    ['a document', '/ows/files/a.pdf', 20 * MB, '20.0 MB'],
    ['a picture', '/ows/files/a.png', MB, '1.0 MB'],
  ])('PV-02 %s above its limit is a warning, at its limit not', (_what, address, most, words) => {
    const found = (bytes: number | null) =>
      articleWithLargeFiles(article, siteWith({ [address]: { bytes } }));
    expect(found(most + 1)).toMatchObject([
      { code: 'large-file', severity: 'warning', values: { most: words }, place: address },
    ]);
    expect([...found(most), ...found(null)]).toEqual([]);
  });

  test('PV-02 a film may be of any size, and what is missing has none', () => {
    const site = siteWith({ '/ows/files/a.mp4': { bytes: 900 * MB }, '/ows/files/a.pdf': 'missing' });
    expect(articleWithLargeFiles(article, site)).toEqual([]);
  });
});

describe('links', () => {
  const site = reviewedSite({ missing: { zh: new Set([LONG_ID]), en: new Set(['7']) } });
  const reasons = (address: string) =>
    articleWithDeadLinks(englishArticle({ links: [linkOf(address, 'there')] }), site).map(
      ({ severity, values, place }) => [severity, values.reason, place],
    );

  test.each([
    ['page', '/about-us/none'],
    ['page', '/no-such-product'],
    ['page', '/en/no-such-product'],
    ['page', 'https://www.example.com/no-such-product'],
    ['article', `/detail?type=news&id=${LONG_ID}`],
    ['article', '/en/detail?id=7'],
    ['article', `/twin?id=${LONG_ID}`],
    ['menu', '/detail?menuId=99'],
    ['menu', '/public-disclosure/public-content?tab=99'],
    ['refused', 'javascript:alert(1)'],
    ['refused', '//elsewhere.example/a'],
    ['refused', 'report.html'],
    ['refused', ''],
  ])('PV-02 a link is dead (%s): %s', (reason, address) => {
    expect(reasons(address)).toEqual([['error', reason, address]]);
  });

  test.each([
    ['/'],
    ['/en'],
    ['/pressroom?page=2'],
    ['/PressRoom/'],
    ['/our-app#install'],
    ['/en/our-app'],
    ['/software-repository'],
    [`/en/detail?id=${LONG_ID}`],
    ['/detail?type=news&id=7'],
    ['/detail?menuId=2000'],
    ['/ows/files/pdf/none.pdf'],
    ['https://www.example.com/pressroom'],
    ['https://www.example.com.evil.example/none'],
    ['https://elsewhere.example/none'],
    ['mailto:a@example.com'],
    ['#section-1'],
  ])('PV-02 a link is not dead: %s', (address) => {
    expect(reasons(address)).toEqual([]);
  });

  test('PV-02 links of the text count, each address once, with the words of the first', () => {
    const raw =
      '<a href="/nowhere">One</a> <a href="/nowhere">Two</a> <a name="x">anchor</a> <a href="/nowhere-else">Three';
    const found = articleWithDeadLinks(englishArticle({ body: bodyFacts(raw) }), site);
    expect(found.map(({ place, values }) => [place, values.text])).toEqual([
      ['/nowhere', 'One'],
      ['/nowhere-else', 'Three'],
    ]);
  });

  test('PV-02 a menu item with an address that is none is an error in each of its languages', () => {
    const at = (more: object) => menuWithDeadLink(reviewedItem(more)).map(({ values }) => values.reason);
    expect(at({ path: '/about-us/none/at/all' })).toEqual(['page', 'page']);
    expect(at({ path: null, refused: 'javascript:alert(1)', languages: ['zh'] })).toEqual(['refused']);
    expect(at({ path: null })).toEqual([]);
    expect(at({ path: '/our-app' })).toEqual([]);
  });
});

import { SITEMAP_FOOT, SITEMAP_HEAD, sitemapEntry } from '@/lib/outputs/formats/sitemap-xml';
import { writeFeed } from '@/lib/outputs/formats/write-feed';
import {
  type Answer,
  feedOmits,
  feedShows,
  isGone,
  isRenewed,
  listOmits,
  listShows,
  pageShows,
  sitemapOmits,
  sitemapShows,
} from './shown';

Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });

const ID = '1912345678901234567';
/** Differs in its last digit, which a number would lose. */
const NEIGHBOUR = '1912345678901234568';
const addressOf = (id: string, prefix = '') => `https://site.example${prefix}/detail?type=news&id=${id}`;
const AT = Date.parse('2025-03-28T09:30:00.000Z');
const TITLE = 'A <b>& B</b>  “甲” 5% < 6%';
const ARTICLE = { title: TITLE, address: addressOf(ID), changed: AT };

const answer = (body: string, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  caching: '',
  body,
  ...more,
});

/** As React writes texts, with a comment between two of them. */
const WRITTEN = 'A &lt;b&gt;<!-- -->&amp; B&lt;/b&gt; “甲” <span>5%</span> &lt; 6%';

const page = (heading: string, meta: string) =>
  answer(`<!doctype html><html><head>${meta}</head><body><main><h1>${heading}</h1></main></body></html>`);
const time = (name: string, at: string) => `<meta property="article:${name}_time" content="${at}"/>`;
const NOW = time('modified', '2025-03-28T09:30:00.000Z');

describe('DT-01 a page shows an article', () => {
  const shows = pageShows(ARTICLE);

  test('by its title as heading and its time of change, or a later one', () => {
    expect(shows(page(WRITTEN, NOW))).toBe(true);
    expect(shows(page(WRITTEN, time('modified', '2025-03-28T17:30:01+08:00')))).toBe(true);
    expect(shows(page(WRITTEN, time('published', '2025-03-28T09:30:00.000Z')))).toBe(true);
  });

  test.each([
    ['the title that it had before', page('A &amp; B', NOW)],
    ['the title as markup', page('A <b>&amp; B</b> “甲” 5% &lt; 6%', NOW)],
    ['the title amid others', page(`${WRITTEN} 更正`, NOW)],
    ['an earlier change', page(WRITTEN, time('modified', '2025-03-28T09:29:59.000Z'))],
    [
      'an earlier change and a later publication',
      page(
        WRITTEN,
        time('published', '2025-04-01T00:00:00.000Z') + time('modified', '2025-03-01T00:00:00.000Z'),
      ),
    ],
    ['no time', page(WRITTEN, '')],
    ['nonsense for a time', page(WRITTEN, time('modified', 'soon'))],
    ['the title in a script alone', answer(`<h1>其他</h1><script>"<h1>${WRITTEN}</h1>"</script>${NOW}`)],
    ['the status of an outage', { ...page(WRITTEN, NOW), status: 503 }],
    ['nothing', answer('')],
  ])('not with %s', (_, given) => expect(shows(given)).toBe(false));

  test('without a known time the title is enough', () => {
    expect(pageShows({ ...ARTICLE, changed: 0 })(page(WRITTEN, ''))).toBe(true);
  });
});

test.each([
  [404, true],
  [410, true],
  [200, false],
  [307, false],
  [503, false],
  [0, false],
])('DT-01 an address that answers %i is gone: %s', (status, gone) => {
  expect(isGone(answer('', { status }))).toBe(gone);
});

const list = (...links: [address: string, text: string][]) =>
  answer(
    `<ul>${links.map(([href, text]) => `<li><a href="${href.replaceAll('&', '&amp;')}">${text}</a></li>`).join('')}</ul>`,
  );

describe('DT-01 a list shows an article', () => {
  test.each([
    ['by its canonical address', `/detail?type=news&id=${ID}`],
    ['by another form of it', `/detail?id=${ID}#top`],
    ['by an absolute address', addressOf(ID)],
  ])('%s', (_, href) => {
    expect(listShows(ARTICLE, true)(list(['/', '首页'], [href, WRITTEN]))).toBe(true);
    expect(listOmits(ARTICLE)(list([href, WRITTEN]))).toBe(false);
  });

  test.each([
    ['of an article whose id differs in the last digit', `/detail?type=news&id=${NEIGHBOUR}`],
    ['of an article whose id begins so', `/detail?type=news&id=${ID}0`],
    ['of its other language', `/en/detail?type=news&id=${ID}`],
    ['of another page', `/twin?id=${ID}`],
    ['that is no address', 'http://['],
    ['to a part of the list', '#main'],
    ['to another page of the list', '?page=2'],
  ])('not by the link %s', (_, href) => {
    expect(listShows(ARTICLE, true)(list([href, WRITTEN]))).toBe(false);
    expect(listOmits(ARTICLE)(list([href, WRITTEN]))).toBe(true);
  });

  test('not under the title that it had before', () => {
    expect(listShows(ARTICLE, true)(list([`/detail?type=news&id=${ID}`, 'A &amp; B']))).toBe(false);
  });

  test('where it is only displayed, by its title alone', () => {
    const displayed = answer(`<span>${WRITTEN}</span>`);
    expect(listShows(ARTICLE, false)(displayed)).toBe(true);
    expect(listShows(ARTICLE, true)(displayed)).toBe(false);
  });

  test('an outage neither shows nor omits it; a list that is gone omits it', () => {
    expect(listShows(ARTICLE, true)({ ...list([addressOf(ID), WRITTEN]), status: 503 })).toBe(false);
    expect(listOmits(ARTICLE)(answer('', { status: 503 }))).toBe(false);
    expect(listOmits(ARTICLE)(answer('', { status: 404 }))).toBe(true);
  });
});

test.each([
  ['max-age=0, s-maxage=300, stale-while-revalidate=31535700', true],
  ['max-age=0, s-maxage=1, stale-while-revalidate=31535999', false],
  ['no-store', true],
  ['', true],
])('DT-01 a page with Cache-Control "%s" is renewed: %s', (caching, renewed) => {
  expect(isRenewed(answer('', { caching }))).toBe(renewed);
  expect(isRenewed(answer('', { caching, status: 503 }))).toBe(false);
});

const item = (id: string, changed = AT) => ({
  link: addressOf(id),
  title: TITLE,
  text: '5% < 6%',
  published: new Date(0),
  changed: new Date(changed),
  tag: '',
});
const feed = (...items: ReturnType<typeof item>[]) => {
  const facts = { locale: 'zh' as const, title: TITLE, description: '', items };
  const addresses = {
    page: 'https://site.example/pressroom',
    self: 'https://site.example/feeds/zh/news.atom',
  };
  return answer(writeFeed({ ...facts, ...addresses }, 'atom').body);
};

describe('DT-01 a feed as the site writes it', () => {
  test('shows an article, also as the only one or beside others', () => {
    expect(feedShows(ARTICLE)(feed(item(ID)))).toBe(true);
    expect(feedShows(ARTICLE)(feed(item(NEIGHBOUR), item(ID, AT + 1000)))).toBe(true);
    expect(feedOmits(ARTICLE)(feed(item(NEIGHBOUR), item(ID)))).toBe(false);
  });

  test.each([
    ['of an earlier change', feed(item(ID, AT - 1000)), false],
    ['with its neighbour alone', feed(item(NEIGHBOUR)), true],
    ['without entries', feed(), true],
    ['that is no feed', answer('<html><body>502</body></html>'), false],
    ['that is cut', answer('<feed><entry><id>'), false],
    ['of an outage', { ...feed(item(ID)), status: 503 }, false],
    ['that is gone', answer('', { status: 404 }), true],
  ])('does not show it: one %s', (_, given, omits) => {
    expect(feedShows(ARTICLE)(given)).toBe(false);
    expect(feedOmits(ARTICLE)(given)).toBe(omits);
  });
});

const sitemap = (...entries: { loc: string; lastmod?: string }[]) =>
  answer(SITEMAP_HEAD + entries.map(sitemapEntry).join('') + SITEMAP_FOOT);
const CHANGED = '2025-03-28T09:30:00.000Z';

describe('DT-01 a sitemap as the site writes it', () => {
  test('names an article, also as the only one or beside others', () => {
    expect(sitemapShows(ARTICLE)(sitemap({ loc: addressOf(ID), lastmod: CHANGED }))).toBe(true);
    const both = sitemap({ loc: addressOf(NEIGHBOUR) }, { loc: addressOf(ID), lastmod: CHANGED });
    expect(sitemapShows(ARTICLE)(both)).toBe(true);
    expect(sitemapOmits(ARTICLE)(both)).toBe(false);
    expect(sitemapShows({ ...ARTICLE, changed: 0 })(sitemap({ loc: addressOf(ID) }))).toBe(true);
  });

  test.each([
    ['an earlier change', sitemap({ loc: addressOf(ID), lastmod: '2025-03-28T09:29:59.000Z' }), false],
    ['no time', sitemap({ loc: addressOf(ID) }), false],
    ['its other language', sitemap({ loc: addressOf(ID, '/en'), lastmod: CHANGED }), true],
    ['its neighbour', sitemap({ loc: addressOf(NEIGHBOUR), lastmod: CHANGED }), true],
    ['nothing', sitemap(), true],
    ['half of it', answer(sitemap({ loc: addressOf(ID) }).body.slice(0, -20)), false],
    ['another document', answer('<feed></feed>'), false],
    ['the status of an outage', answer('', { status: 503 }), false],
  ])('does not name it with %s', (_, given, omits) => {
    expect(sitemapShows(ARTICLE)(given)).toBe(false);
    expect(sitemapOmits(ARTICLE)(given)).toBe(omits);
  });
});

import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { OwsError } from '@/lib/base/ows-error';
import { openStoresAnew } from '@/server/pages/test-stores';
import { publish } from '@/testing/marks';
import { answerArticles, answerMenu, answerWords, menuRow, row, seam, startAnew } from '@/testing/seam';
import { getFeed } from './feed-files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const textOf = async (name: string, locale: 'zh' | 'en' = 'zh') =>
  String((await getFeed(locale, name))?.body);

beforeEach(() => {
  startAnew();
  openStoresAnew();
  answerWords({ 新闻: 'News' });
  answerMenu(
    menuRow(1, 'pressroom', { menuName: '新闻' }),
    menuRow(2, 'sustainability/esg-news', { query: 'en:false' }),
  );
  answerArticles([
    row(7, { title: 'A <b>&amp; B</b> < C', excerpt: '5% < 6%', updateTime: '2025-04-01 08:00:00' }),
  ]);
});

test('a list is an RSS feed that an independent reader understands', async () => {
  const feed = parseRssFeed(await textOf('news.rss'));
  expect(feed).toMatchObject({
    title: '新闻 - 海序证券集团',
    link: 'https://site.example/pressroom',
    language: 'zh-CN',
  });
  expect(feed.items?.[0]).toMatchObject({
    link: 'https://site.example/detail?type=news&id=7',
    pubDate: 'Fri, 28 Mar 2025 09:30:00 GMT',
  });
});

test('a feed was updated when one of its items last was, wherever that stands', async () => {
  answerArticles([
    row(8, { displayTime: '2025-04-02 08:00:00', updateTime: '2025-04-02 08:00:00' }),
    row(7, { updateTime: '2025-05-01 08:00:00' }),
  ]);
  expect(parseAtomFeed(await textOf('news.atom')).updated).toBe('2025-05-01T00:00:00.000Z');
});

test('the same as Atom and as JSON Feed, with the time of the last change', async () => {
  const atom = parseAtomFeed(await textOf('news.atom', 'en'));
  expect(atom.links?.map(({ href }) => href)).toContain('https://site.example/feeds/en/news.atom');
  expect(atom.entries?.[0]).toMatchObject({
    id: 'https://site.example/en/detail?type=news&id=7',
    updated: '2025-04-01T00:00:00.000Z',
  });
  const json = parseJsonFeed(await textOf('news.json'));
  expect(json.items?.[0]).toMatchObject({ url: 'https://site.example/detail?type=news&id=7' });
});

test('an empty list is an empty feed', async () => {
  answerArticles([]);
  expect(parseRssFeed(await textOf('news.rss')).items ?? []).toEqual([]);
});

test.each(['news', 'news.xml', 'news.rss.json', 'nothing.rss', 'toString.rss', 'culture.rss'])(
  'no feed is called %s',
  async (name) => {
    expect(await getFeed('zh', name)).toBeNull();
  },
);

test('a list that English does not have is no English feed', async () => {
  expect(await getFeed('en', 'esg-news.rss')).toBeNull();
  expect(await getFeed('zh', 'esg-news.rss')).not.toBeNull();
});

test('concurrent equal requests are one call, and an old copy outlives a failure', async () => {
  const [one, two] = await Promise.all([getFeed('zh', 'news.rss'), getFeed('zh', 'news.rss')]);
  expect(one).toBe(two);
  expect(seam.fetchArticles).toHaveBeenCalledTimes(1);
  publish('lists');
  seam.fetchArticles.mockRejectedValue(new OwsError('network', 'down', { code: 0 }));
  expect(await getFeed('zh', 'news.rss')).toBe(one);
});

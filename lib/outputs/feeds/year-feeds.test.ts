import { OwsError } from '@/lib/base/ows-error';
import { openStoresAnew } from '@/server/pages/test-stores';
import { publish } from '@/testing/marks';
import { answerArticles, answerMenu, answerWords, menuRow, row, seam, startAnew } from '@/testing/seam';
import { feedOfOldName, getFeed } from './feed-files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const textOf = (file: { body: unknown } | null): string => String(file?.body);

beforeEach(() => {
  startAnew();
  openStoresAnew();
  answerWords({});
  answerMenu(menuRow(1, 'investor-relations/announcements', { menuName: '公司公告' }));
  answerArticles([row(2013, { title: 'A <b>&amp; B</b>', excerpt: '5% < 6%', customLable: '利润分配' })]);
});

test('IR-05 announcements as RSS and JSON Feed: absolute addresses, texts that run as no markup', async () => {
  const rss = textOf(await getFeed('zh', 'announcements.rss'));
  expect(rss).toContain('<link>https://site.example/detail?type=news&amp;id=2013</link>');
  expect(rss).toContain('A &lt;b&gt;&amp; B&lt;/b&gt;');
  expect(rss).toContain('Fri, 28 Mar 2025 09:30:00 GMT');
  const json = JSON.parse(textOf(await getFeed('zh', 'announcements.json')));
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'zh-CN' });
  expect(json.items[0]).toMatchObject({
    id: 'https://site.example/detail?type=news&id=2013',
    content_text: '5% < 6%',
    date_published: '2025-03-28T09:30:00.000Z',
    tags: ['利润分配'],
  });
});

test('IR-05 the feed of a year asks for that year', async () => {
  await getFeed('en', 'announcements-2021.json');
  expect(seam.fetchArticles.mock.lastCall?.[0]).toMatchObject({ year: '2021', pageSize: 100 });
});

test('IR-05 after a publication a file is regenerated, and until that succeeds the old one is served', async () => {
  const before = await getFeed('en', 'announcements-2018.json');
  seam.fetchArticles.mockClear();
  await getFeed('en', 'announcements-2018.json');
  expect(seam.fetchArticles).not.toHaveBeenCalled();
  publish('lists');
  seam.fetchArticles.mockRejectedValueOnce(new OwsError('network', 'down', { code: 0 }));
  expect(await getFeed('en', 'announcements-2018.json')).toEqual(before);
  await getFeed('en', 'announcements-2018.json');
  expect(seam.fetchArticles).toHaveBeenCalledTimes(2);
});

test('IR-05 while the back office fails, an earlier copy is served; without one the error is thrown', async () => {
  jest.useFakeTimers({ now: Date.now() });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = await getFeed('en', 'announcements-2020.json');
  seam.fetchArticles.mockRejectedValue(new OwsError('network', 'down', { code: 0 }));
  jest.advanceTimersByTime(800_000);
  expect(await getFeed('en', 'announcements-2020.json')).toEqual(before);
  await expect(getFeed('en', 'announcements-2019.json')).rejects.toThrow('down');
  jest.useRealTimers();
});

test.each(['announcements-2014.json', 'announcements-9999.json', 'announcements-2020.xml', 'news-2020.rss'])(
  'IR-05 there is no feed %s',
  async (name) => {
    expect(await getFeed('zh', name)).toBeNull();
  },
);

test.each([
  ['announcements.xml', '/feeds/en/announcements.rss'],
  ['announcements.json', '/feeds/en/announcements.json'],
  ['announcements-2021.xml', '/feeds/en/announcements-2021.rss'],
  ['announcements-2014.json', null],
  ['announcements-2021.rss', null],
  ['dividends.csv', null],
])('IR-05 %s of earlier releases is now %s', (name, feed) => {
  expect(feedOfOldName('en', name)).toBe(feed);
});

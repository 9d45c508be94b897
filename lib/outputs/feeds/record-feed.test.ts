import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { openStoresAnew } from '@/server/pages/test-stores';
import { closeFake, openFake, sampleRecord } from '@/testing/filings';
import { startAnew } from '@/testing/seam';
import { getFeed } from './feed-files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const textOf = async (name: string, locale: 'zh' | 'en' = 'zh') =>
  String((await getFeed(locale, name))?.body);

beforeEach(async () => {
  startAnew();
  openStoresAnew();
  openFake(await sampleRecord());
});
afterEach(closeFake);

test('AR-03 what was recorded last in a language is a feed, a version an item, newest first', async () => {
  const feed = parseRssFeed(await textOf('record.rss'));
  expect(feed.link).toBe('https://site.example/investor-relations/archive');
  expect(feed.items?.map(({ title, description }) => [title, description])).toEqual([
    ['2024年年度报告（更正后）', '年度报告，第 2 版'],
    ['董事会决议公告', '公告，首次收录'],
    ['第7号公告', '公告，首次收录'],
    ['2024年年度报告', '年度报告，首次收录'],
  ]);
  const links = feed.items?.map(({ link }) => link);
  expect(links?.[0]).toBe('https://site.example/investor-relations/archive/filing?id=42#zh-2');
  expect(new Set(links).size).toBe(4);
});

test('AR-03 the same as Atom and JSON Feed in the other language, with the time at which it was first seen', async () => {
  const atom = parseAtomFeed(await textOf('record.atom', 'en'));
  expect(atom.entries).toMatchObject([
    {
      id: 'https://site.example/en/investor-relations/archive/filing?id=42#en-1',
      updated: '2025-03-28T09:33:00.000Z',
    },
  ]);
  expect(parseJsonFeed(await textOf('record.json', 'en')).items).toMatchObject([
    { title: 'Annual Report 2024' },
  ]);
});

test('AR-03 a record that is off has no feed', async () => {
  closeFake();
  expect(await getFeed('zh', 'record.rss')).toBeNull();
  expect(await getFeed('zh', 'record.xml')).toBeNull();
});

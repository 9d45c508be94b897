import type { Detail } from '@/lib/model/detail';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { log } from '@/lib/runtime/log';
import {
  answerArticles,
  answerMenu,
  contextOf,
  FUTURE,
  menuRow,
  row,
  seam,
  startAnew,
  variantOf,
} from '@/testing/seam';
import { getDetail, redirectOf } from './detail';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const files = jest.requireMock<jest.Mocked<typeof import('@/lib/ows/files')>>('@/lib/ows/files');
const detail = (query: Record<string, string>) => getDetail(contextOf('/detail', query));

async function found(fields: object = {}): Promise<Detail> {
  answerArticles([row(7, fields)]);
  const answer = await detail({ id: '7' });
  if (!answer) throw new Error('nothing found');
  return answer;
}

/** What each language answers. */
function answerBy(rows: { zh: object[]; en: object[] }) {
  seam.fetchArticles.mockImplementation(async ({ variant }) =>
    decodeArticlePage({ rows: rows[variant.locale] }),
  );
}

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(30, 'terms', { menuName: '条款', bindingTags: 'a' }));
  files.fileSize.mockResolvedValue(1536);
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

test.each([
  [{}, 'news'],
  [{ type: 'news' }, 'news'],
  [{ type: 'channel' }, 'channel'],
  [{ type: 'service' }, 'service'],
  [{ type: 'custom' }, 'custom'],
])('DE-01 id 7 with %j is of type %s', async (query, type) => {
  answerArticles([row(7)]);
  expect(await detail({ id: '7', ...query })).toMatchObject({ type, title: '文7', articles: [{ id: '7' }] });
});

test.each<Record<string, string>>([
  { id: '7', type: 'toString' },
  { id: '7', type: 'News' },
  { id: '8' },
  { menuId: '99' },
  {},
])('DE-03 %j is nothing', async (query) => {
  answerArticles([row(7)]);
  expect(await detail(query)).toBeNull();
});

test('OP-05 an id at which there is nothing costs one call', async () => {
  expect(await detail({ id: '8' })).toBeNull();
  expect(seam.fetchArticles).toHaveBeenCalledTimes(1);
});

test('DE-01 menuId without id shows all articles of that menu under its name', async () => {
  answerArticles([row(1), row(2)]);
  const answer = await detail({ menuId: '30' });
  expect(answer).toMatchObject({ title: '条款', articles: [{ id: '1' }, { id: '2' }] });
  expect(seam.fetchArticles).toHaveBeenCalledWith(
    expect.objectContaining({ menuKey: 'k30', bindingTags: ['a'], withBody: true }),
    false,
  );
});

test('DE-01 id goes before menuId', async () => {
  answerArticles([row(7)]);
  expect(await detail({ id: '7', menuId: '30' })).toMatchObject({ title: '文7' });
});

test('DE-03 a menu without articles is nothing', async () => {
  expect(await detail({ menuId: '30' })).toBeNull();
});

test('DE-03 a failure is not nothing', async () => {
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  await expect(detail({ id: '7' })).rejects.toThrow('down');
});

test.each([
  [[row(7)], ['zh', 'en']],
  [[], ['zh']],
  [[row(8)], ['zh']],
  [[row(7, { displayTime: FUTURE })], ['zh']],
])('LG-02 with %j in English it is published in %j', async (en, languages) => {
  answerBy({ zh: [row(7)], en });
  expect((await detail({ id: '7' }))?.languages).toEqual(languages);
});

test('LG-02 when the other language cannot be looked up, only this one is claimed', async () => {
  seam.fetchArticles.mockImplementation(async ({ variant }) => {
    if (variant.locale === 'zh') throw new Error('down');
    return decodeArticlePage({ rows: [row(7)] });
  });
  const answer = await getDetail(contextOf('/detail', { id: '7' }, variantOf('en')));
  expect(answer?.languages).toEqual(['en']);
});

test('DE-04 the address to share is the canonical one, and its code is of it', async () => {
  answerArticles([row(7)]);
  const answer = await getDetail(contextOf('/detail', { type: 'news', id: '7' }, variantOf('en')));
  expect(answer?.shareUrl).toBe('https://site.example/en/detail?type=news&id=7');
  expect(answer?.qr.size).toBeGreaterThan(20);
  expect(answer?.qr.path).toMatch(/^(M0 \d+\.5((m\d+ 0)?h\d+)+)+$/);
});

test('DE-05 sizes of our own files are asked for, of others not, and a failure leaves them open', async () => {
  const attachments = '/ows/files/a.pdf,/ows/files/gone.pdf,https://x.example/b.pdf';
  files.fileSize.mockImplementation(async (path) =>
    path.includes('gone') ? Promise.reject(new Error('404')) : 1536,
  );
  const { articles } = await found({ attachments });
  expect(articles[0].attachments.map(({ size }) => size)).toEqual(['1.5 KB', '', '']);
  expect(files.fileSize.mock.calls.map(([path]) => path)).toEqual(['/files/a.pdf', '/files/gone.pdf']);
});

const slug = (...urls: string[]) => JSON.stringify(urls.map((slugUrl) => ({ slugLable: 'x', slugUrl })));
const PDF = '/ows/files/a.pdf';

test.each([
  [
    'a link',
    { openWay: '3', slug: slug('https://a.example/x', 'https://b.example/') },
    'https://a.example/x',
  ],
  [
    'a link before an attachment',
    { openWay: '3', slug: slug('https://a.example/'), attachments: PDF },
    'https://a.example/',
  ],
  [
    'an attachment for want of a link',
    { openWay: '3', slug: '[]', attachments: `${PDF},/ows/files/b.pdf` },
    PDF,
  ],
  [
    'an attachment for want of a safe link',
    { openWay: '3', slug: slug('javascript:alert(1)'), attachments: PDF },
    PDF,
  ],
  ['a document', { openWay: '2', slug: slug('https://a.example/'), attachments: PDF }, PDF],
  [
    'a document elsewhere',
    { openWay: '2', attachments: 'https://x.example/a.pdf' },
    'https://x.example/a.pdf',
  ],
  ['a document without file', { openWay: '2', slug: slug('https://a.example/') }, null],
  ['an unsafe document', { openWay: '2', attachments: 'javascript:alert(1)' }, null],
  ['a hidden host', { openWay: '3', slug: slug('//evil.example/', '/\\evil.example') }, null],
  ['an address of mail', { openWay: '3', slug: slug('mailto:a@b.example') }, null],
  ['a page of the site', { openWay: '3', slug: slug('/terms') }, null],
  ['an article', { openWay: '1', slug: slug('https://a.example/'), attachments: PDF }, null],
  ['a popup', { openWay: '4', slug: slug('https://a.example/') }, null],
  ['a live banner', { openWay: '6', attachments: PDF }, null],
])('DE-02 %s goes straight on: %j to %s', async (_name, fields, to) => {
  expect(redirectOf(await found(fields))).toBe(to);
});

test('DE-02 several articles are shown, whatever the first one is', async () => {
  answerArticles([row(1, { openWay: '2', attachments: PDF }), row(2)]);
  const answer = await detail({ menuId: '30' });
  expect(answer && redirectOf(answer)).toBeNull();
});

describe('DE-01 other services of the menu', () => {
  const MENU_KEY = { menuKey: 'margin' };
  const services = [
    row(7, MENU_KEY),
    row(8, MENU_KEY),
    row(9, { ...MENU_KEY, openWay: '5' }),
    row(10, MENU_KEY),
  ];
  const idsOf = (answer: Detail | null) => answer?.related.map(({ id }) => id);

  test('those that have a page, but for the service itself; none for news', async () => {
    answerArticles(services);
    expect(idsOf(await detail({ id: '7', type: 'service' }))).toEqual(['8', '10']);
    expect(idsOf(await detail({ id: '7' }))).toEqual([]);
  });

  test('at most five', async () => {
    answerArticles(Array.from({ length: 9 }, (_, at) => row(at + 1, MENU_KEY)));
    expect(idsOf(await detail({ id: '1', type: 'service' }))).toEqual(['2', '3', '4', '5', '6']);
  });

  test('without a menu, or when they cannot be had, the service stands alone', async () => {
    answerArticles([row(7), row(8)]);
    expect(idsOf(await detail({ id: '7', type: 'service' }))).toEqual([]);
    seam.fetchArticles.mockImplementation(async (query) => {
      if (query.menuKey) throw new Error('down');
      return decodeArticlePage({ rows: services });
    });
    expect(idsOf(await detail({ id: '7', type: 'service' }))).toEqual([]);
  });
});

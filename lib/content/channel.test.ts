import { getChannel, getListing, getPlainListing, getProduct } from './channel';
import { getGeneric } from './generic';
import { answerArticles, answerMenu, asked, contextOf, menuRow, row, seam, startAnew } from './test-seam';

jest.mock('../ows/calls');
jest.mock('next/headers');

const SEO = '{"description":"简介"}';
const LOADERS = { getChannel, getListing, getPlainListing, getProduct, getGeneric };
type Loader = keyof typeof LOADERS;

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(1, 'Haixu-App/', { menuName: '海序应用', bindingTags: 'a', seoInfo: SEO }),
    menuRow(2, 'secret-app', { visible: '1' }),
    menuRow(3, 'gone-app', { status: '1' }),
    menuRow(4, 'old-app', { isFrame: '0', path: 'https://app.example/' }),
    menuRow(5, 'service', { menuName: '服务', seoInfo: SEO }),
    menuRow(6, '', { parentId: 2, routeUrl: 'inner-app' }),
  );
  answerArticles([row(1), row(2)], 21);
});

test('RT-03 a visible item shows its articles with their bodies under its name', async () => {
  expect(await getProduct(contextOf('/haixu-app'))).toMatchObject({
    title: '海序应用',
    articles: [{ id: '1' }, { id: '2' }],
  });
  expect(asked()).toMatchObject({ menuKey: 'k1', bindingTags: ['a'], withBody: true });
});

test.each(['/secret-app', '/gone-app', '/old-app', '/nothing', '/', '/栏目1'])(
  'RT-03 %s is no product',
  async (path) => {
    expect(await getProduct(contextOf(path))).toBeNull();
    expect(seam.fetchArticles).not.toHaveBeenCalled();
  },
);

test('RT-03 a visible item below a hidden one is a product', async () => {
  expect(await getProduct(contextOf('/inner-app'))).toMatchObject({ title: '栏目6' });
});

test.each<Loader>(['getChannel', 'getListing', 'getPlainListing'])(
  'RT-01 %s is nothing without a menu item of the path',
  async (name) => {
    expect(await LOADERS[name](contextOf('/terms'))).toBeNull();
  },
);

test.each<Loader>(['getChannel', 'getListing', 'getPlainListing', 'getProduct', 'getGeneric'])(
  'RT-02 %s fails when the back office does, and finds nothing missing',
  async (name) => {
    seam.fetchArticles.mockRejectedValue(new Error('down'));
    await expect(LOADERS[name](contextOf('/haixu-app'))).rejects.toThrow('down');
  },
);

test('SU-02 a plain list has pages where its address has them, and its year goes out', async () => {
  answerMenu(menuRow(1, 'sustainability/esg-news'), menuRow(2, 'investor-relations/announcements'));
  const news = await getPlainListing(contextOf('/sustainability/esg-news', { page: '2' }));
  expect(news).toMatchObject({ list: { page: 2 } });
  expect(news?.list.pages).toBeGreaterThan(1);
  await getPlainListing(contextOf('/investor-relations/announcements', { year: '2024' }));
  expect(asked()).toMatchObject({ year: '2024' });
});

test('AB-02 a listing has pages, a plain one has not', async () => {
  expect(await getListing(contextOf('/service', { page: '3' }))).toMatchObject({
    title: '服务',
    intro: '简介',
    list: { page: 3, pages: 3, total: 21 },
  });
  expect(await getListing(contextOf('/service', { page: '4' }))).toBeNull();
  expect(await getListing(contextOf('/service', { page: '4' }), 5)).toMatchObject({ list: { pages: 5 } });
  expect(await getPlainListing(contextOf('/service'))).toMatchObject({
    list: { page: 1, pages: 1 },
  });
});

test('BL-03 a path that only the menu knows is a channel, one of the route table a list', async () => {
  expect(await getGeneric(contextOf('/haixu-app'))).toMatchObject({
    kind: 'channel',
    channel: { title: '海序应用' },
  });
  expect(await getGeneric(contextOf('/service'))).toMatchObject({
    kind: 'listing',
    listing: { title: '服务' },
  });
  expect(await getGeneric(contextOf('/nothing'))).toBeNull();
  expect(await getGeneric(contextOf('/contact-us'))).toBeNull();
});

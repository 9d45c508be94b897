import { compareHref, draftCard, frameWidths, previewHref, previewTarget, readPage } from './preview';

const target = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return previewTarget('zh', path, new URLSearchParams(search));
};

test.each([
  [
    { locale: 'zh', path: '/detail', query: { type: 'news', id: '7' } },
    '/preowsweb/compare/detail?type=news&id=7&phone=360',
  ],
  [{ locale: 'en', path: '/', query: {} }, '/en/preowsweb/compare?phone=360'],
] as const)('PV-01 the compare view of %j has an address that leads back to the page', (page, address) => {
  expect(compareHref(page, { phone: 360, wide: 1280 })).toBe(address);
  const found = target(address.replace(/^\/en/, ''));
  if (found.kind !== 'tool') throw new Error('no tool');
  expect(readPage(found.query.get('of') ?? '')).toEqual({ path: page.path, query: page.query });
  expect(frameWidths(Object.fromEntries(found.query))).toEqual({ phone: 360, wide: 1280 });
});

test('PV-01 a preview names its edition, else it is that of the device', () => {
  const page = { locale: 'en', path: '/terms', query: {} } as const;
  expect(previewHref(page)).toBe('/en/preowsweb/terms');
  expect(target(previewHref(page, 'elder').replace('/en', ''))).toEqual({
    kind: 'page',
    path: '/terms',
    edition: 'elder',
  });
});

test.each([
  '/preowsweb/compare/no/such',
  '/preowsweb/card/zh/../x.png',
  '/preowsweb/card/zh/article/7.jpg',
  '/preowsweb/leave/now',
  '/preowsweb/a/b',
])('PV-04 %s is nothing', (address) => {
  expect(target(address).kind).toBe('missing');
});

test.each([
  ['https://site.example/og/zh/article/7.png', '/preowsweb/card/zh/article/7.png'],
  ['https://other.example/7.png', null],
  ['', null],
])('PV-03 the picture of a draft for %s is %s', (image, card) => {
  expect(draftCard(image)).toBe(card);
});

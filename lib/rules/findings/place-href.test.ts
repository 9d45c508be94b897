import type { Finding } from '@/lib/model/findings';
import { placeHref } from './place-href';

const hrefOf = (place: string, more: Partial<Finding> = {}, path: string | null = '/detail?type=news&id=7') =>
  placeHref({
    code: 'heading-order',
    severity: 'notice',
    locale: 'zh',
    values: {},
    place,
    ...more,
    subject: { kind: 'article', id: '7', title: 'Title', path },
  });

test.each([
  ['nothing', '', ''],
  ['a heading', '第一节', '#:~:text=%E7%AC%AC%E4%B8%80%E8%8A%82'],
  ['signs of a text fragment', 'Year-end, A & B', '#:~:text=Year%2Dend%2C%20A%20%26%20B'],
  ['a file', '/ows/files/a b.pdf', ''],
  ['an address of another site', 'https://example.com/a', ''],
  ['a refused address', 'javascript:alert(1)', ''],
])('PV-02 a finding about %s leads to its page in its language', (_what, place, end) => {
  expect(hrefOf(place)).toBe(`/preowsweb/detail?type=news&id=7${end}`);
  expect(hrefOf(place, { locale: 'en' })).toBe(`/en/preowsweb/detail?type=news&id=7${end}`);
});

test('PV-02 of long words the beginning is looked for, up to the end of a word', () => {
  const words = decodeURIComponent(hrefOf('several words '.repeat(9))?.split('text=')[1] ?? '');
  expect(words).toMatch(/^several words .* (several|words)$/);
  expect(words.length).toBeLessThanOrEqual(60);
  expect(decodeURIComponent(hrefOf('报'.repeat(70)) ?? '')).toMatch(/text=报{60}$/);
});

test('PV-02 what has no page of its own has no link', () => {
  expect(hrefOf('words', {}, null)).toBeNull();
});

import type { Variant } from '@/lib/model/variant';
import { contentPath, contentQuery } from './query';

const desktop: Variant = { locale: 'zh', device: 'desktop' };
const mobile: Variant = { locale: 'zh', device: 'mobile' };
const PLAIN = { terType: '1', queryDeatil: '0', pageNum: 1, pageSize: 100 };

test('CL-04 defaults: first page, 100 rows, no body', () => {
  expect(contentQuery({ variant: desktop })).toEqual(PLAIN);
});

test.each([
  ['zh', 'desktop', '1'],
  ['en', 'desktop', '2'],
  ['zh', 'mobile', '3'],
  ['en', 'mobile', '4'],
] as const)('LG-03 CL-04 %s on %s is terminal type %s', (locale, device, terType) => {
  expect(contentQuery({ variant: { locale, device } }).terType).toBe(terType);
});

test('CL-04 pcCode goes out on desktops only, h5Code on phones only', () => {
  const codes = { pcCode: '1', h5Code: '2' };
  expect(contentQuery({ variant: desktop, ...codes })).toEqual({ ...PLAIN, pcCode: '1' });
  expect(contentQuery({ variant: mobile, ...codes })).toEqual({ ...PLAIN, terType: '3', h5Code: '2' });
});

test.each(['pcCode', 'newCode', 'filterName'])('CL-04 %s clears the menu key', (code) => {
  expect(contentQuery({ variant: desktop, menuKey: '1,2', [code]: 'x' })).toEqual({ ...PLAIN, [code]: 'x' });
});

test('CL-04 a code that is not sent clears nothing', () => {
  expect(contentQuery({ variant: desktop, menuKey: '1,2', h5Code: '1' })).toEqual({
    ...PLAIN,
    menuKey: '1,2',
  });
});

test('CL-04 binding tags become attriCode and clear the menu key, unless queryTag is 2', () => {
  const wish = { variant: desktop, menuKey: '1', bindingTags: ['a', 'b'] };
  expect(contentQuery(wish)).toEqual({ ...PLAIN, attriCode: 'a,b' });
  expect(contentQuery({ ...wish, queryTag: '2' })).toEqual({ ...PLAIN, menuKey: '1' });
  expect(contentQuery({ ...wish, bindingTags: [] })).toEqual({ ...PLAIN, menuKey: '1' });
});

test('CL-04 RT-10 preview uses the Pre call', () => {
  expect(contentPath(true)).toBe('/content/queryContentPagePre');
  expect(contentPath(false)).toBe('/content/queryContentPage');
});

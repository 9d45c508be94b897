import type { Variant } from '@/lib/model/variant';
import { contentBody, contentPath } from './query';

const desktop: Variant = { locale: 'zh', device: 'desktop' };
const mobile: Variant = { locale: 'zh', device: 'mobile' };
const PLAIN = { terType: '1', queryDeatil: '0', pageNum: 1, pageSize: 100 };

test('CL-04 defaults: first page, 100 rows, no body', () => {
  expect(contentBody({ variant: desktop })).toEqual(PLAIN);
});

test.each([
  ['zh', 'desktop', '1'],
  ['en', 'desktop', '2'],
  ['zh', 'mobile', '3'],
  ['en', 'mobile', '4'],
] as const)('LG-03 CL-04 %s on %s is terminal type %s', (locale, device, terType) => {
  expect(contentBody({ variant: { locale, device } }).terType).toBe(terType);
});

test('CL-04 a slot goes out as pcCode on desktops and as h5Code on phones', () => {
  expect(contentBody({ variant: desktop, slot: '1' })).toEqual({ ...PLAIN, pcCode: '1' });
  expect(contentBody({ variant: mobile, slot: '1' })).toEqual({ ...PLAIN, terType: '3', h5Code: '1' });
});

test('CL-04 a slot, a selection or a filter clears the menu key', () => {
  const query = { variant: desktop, menuKey: '1,2' };
  expect(contentBody({ ...query, slot: 'x' })).toEqual({ ...PLAIN, pcCode: 'x' });
  expect(contentBody({ ...query, selection: 'x' })).toEqual({ ...PLAIN, newCode: 'x' });
  expect(contentBody({ ...query, filter: 'x' })).toEqual({ ...PLAIN, filterName: 'x' });
  expect(contentBody({ ...query, filter: '' })).toEqual({ ...PLAIN, menuKey: '1,2' });
});

test('CL-04 a category goes out by its number', () => {
  expect(contentBody({ variant: desktop, category: 'filings' })).toEqual({ ...PLAIN, categoryType: '1' });
});

test('CL-04 binding tags become attriCode and clear the menu key, unless queryTag is 2', () => {
  const query = { variant: desktop, menuKey: '1', bindingTags: ['a', 'b'] };
  expect(contentBody(query)).toEqual({ ...PLAIN, attriCode: 'a,b' });
  expect(contentBody({ ...query, queryTag: '2' })).toEqual({ ...PLAIN, menuKey: '1' });
  expect(contentBody({ ...query, bindingTags: [] })).toEqual({ ...PLAIN, menuKey: '1' });
});

test('CL-04 RT-10 preview uses the Pre call', () => {
  expect(contentPath(true)).toBe('/content/queryContentPagePre');
  expect(contentPath(false)).toBe('/content/queryContentPage');
});

import { safeHref, safeMedia } from './safe-href';

test.each([
  ['https://www.sse.com.cn/a?b=1', 'https://www.sse.com.cn/a?b=1'],
  ['http://www.csrc.gov.cn', 'http://www.csrc.gov.cn/'],
  ['mailto:ir@haixu.example', 'mailto:ir@haixu.example'],
  ['tel:95521', 'tel:95521'],
  ['/ows/files/pdf/a.pdf', '/ows/files/pdf/a.pdf'],
  ['  /pressroom?page=2 ', '/pressroom?page=2'],
  ['/en/terms#section-1', '/en/terms#section-1'],
  ['#section-1', '#section-1'],
  ['/ows/files/20240628 附件 (1).PDF', '/ows/files/20240628%20%E9%99%84%E4%BB%B6%20(1).PDF'],
  ['http://dl.haixu.example/ptrade setup.exe', 'http://dl.haixu.example/ptrade%20setup.exe'],
])('DE-06 %s passes', (raw, href) => expect(safeHref(raw)).toBe(href));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'java script:alert(1)',
  'https://good.example .evil.example/',
  '/ /evil.example',
  '//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  '/ows/files/../../api/revalidate',
  '/ows/menu/list',
  '/api/preview',
  '/no/such/page',
  'evil.example',
  '#"><script>',
  '',
])('DE-06 %s is dropped', (raw) => expect(safeHref(raw)).toBe(''));

test('DE-06 pictures come from our own files only', () => {
  expect(safeMedia('/ows/files/images/a.webp')).toBe('/ows/files/images/a.webp');
  expect(safeMedia('https://elsewhere.example/a.png')).toBe('');
  expect(safeMedia('/terms')).toBe('');
});

test('DE-06 an absolute address of a file of the back office becomes its path', () => {
  const path = '/ows/files/images/a.webp';
  for (const origin of ['https://www.haixu.example', 'http://10.0.0.1:8080'])
    expect(safeMedia(origin + path)).toBe(path);
  expect(safeMedia('https://www.haixu.example/ows/files/../menu/list')).toBe('');
  expect(safeMedia('https://www.haixu.example//evil.example/ows/files/a.png')).toBe('');
  expect(safeMedia('https://user@www.haixu.example/ows/files/a.png')).toBe('');
});

test.each([
  'https://user:pw@evil.invalid/',
  'https://user@evil.invalid/',
  'http://www.site.example@evil.invalid/',
])('L1 %s, whose host is not what it seems, is dropped', (address) => expect(safeHref(address)).toBe(''));

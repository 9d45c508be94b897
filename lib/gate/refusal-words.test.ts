import { CATALOGUE } from './refusal';
import { localeOfReferer, visitorText, wordsFor } from './refusal-words';

test('CL-06 every code of the catalogue has words in both languages', () => {
  for (const code of CATALOGUE) {
    expect(wordsFor(code, 'zh')).toMatch(/\p{Script=Han}/u);
    expect(wordsFor(code, 'en')).toMatch(/^[A-Z][\w .-]+$/);
  }
  expect(wordsFor(502, 'zh')).toBe('网关错误');
  expect(wordsFor(505, 'zh')).toBe('HTTP版本不受支持');
  expect(wordsFor(601, 'zh')).toBe('服务器内部错误');
});

test.each([
  ['https://site.example/en/report-fraud', 'en'],
  ['https://site.example/en', 'en'],
  ['https://site.example/EN/', 'en'],
  ['https://site.example/report-fraud', 'zh'],
  ['https://site.example/english', 'zh'],
  ['nonsense', 'zh'],
  [null, 'zh'],
])('CL-06 a request from %s is answered in %s', (referer, locale) => {
  expect(localeOfReferer(referer)).toBe(locale);
});

const shown = (msg: string) => visitorText(msg, { code: 601, locale: 'zh' });

test.each([
  '验证码错误',
  '附件大小不能超过5MB',
  '只能上传png/pdf/jpg格式的文件',
  '请访问www.example.com',
  'Wrong code',
])('CL-06 %s is passed on', (msg) => {
  expect(shown(msg)).toBe(msg);
});

test.each([
  '',
  '   ',
  'nested exception is java.lang.NullPointerException',
  '请求访问：/advice/submit，认证失败，无法访问系统资源',
  'Connection refused: http://10.0.0.7:8080',
  'bad SQL grammar',
  'value is null',
  '<b>x</b>',
  'one\ntwo',
  '长'.repeat(201),
])('CL-06 %j is replaced by the catalogue', (msg) => {
  expect(shown(msg)).toBe('服务器内部错误');
});

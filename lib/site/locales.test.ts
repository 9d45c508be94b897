import { localeFrom, localeRow, otherLocale } from './locales';

test.each([
  ['en', 'en'],
  ['zh', 'zh'],
  ['EN', 'zh'],
  ['cn', 'zh'],
  ['', 'zh'],
  ['constructor', 'zh'],
  [null, 'zh'],
  [undefined, 'zh'],
])('LG-01 the language of the text %p is %s', (text, locale) => expect(localeFrom(text)).toBe(locale));

test('LG-01 each language has its row, and is offered beside the other', () => {
  expect(localeRow(otherLocale('zh')).htmlLang).toBe('en');
  expect(localeRow(otherLocale('en')).htmlLang).toBe('zh-CN');
});

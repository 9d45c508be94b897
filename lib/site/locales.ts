import type { Locale } from '@/lib/model/variant';

export interface LocaleRow {
  code: Locale;
  /** In front of every path of this language. */
  prefix: string;
  htmlLang: string;
  /** Value in local storage and in the cookie `lang`. */
  stored: '0' | '1';
  /** Value of the query parameter `lang`. */
  param: 'cn' | 'en';
  openGraph: string;
}

/** The languages of the site; the first is the default. */
export const LOCALES: readonly LocaleRow[] = [
  { code: 'zh', prefix: '', htmlLang: 'zh-CN', stored: '0', param: 'cn', openGraph: 'zh_CN' },
  { code: 'en', prefix: '/en', htmlLang: 'en', stored: '1', param: 'en', openGraph: 'en_US' },
];

/** Whether a text is the code of a language of the site. */
export function isLocale(value: string): value is Locale {
  return LOCALES.some(({ code }) => code === value);
}

/** The language with this code; the default one for any other text and for none. */
export const localeFrom = (code: string | null | undefined): Locale => (code && isLocale(code) ? code : 'zh');

/** What belongs to a language; throws for one that the site does not have. */
export function localeRow(locale: Locale): LocaleRow {
  const row = LOCALES.find(({ code }) => code === locale);
  if (!row) throw new Error(`no such language: ${locale}`);
  return row;
}

/** The language of a query parameter `lang`; null for another value. */
export function localeOfParam(param: string): Locale | null {
  return LOCALES.find((row) => row.param === param)?.code ?? null;
}

/** The language that is offered beside this one. */
export const otherLocale = (locale: Locale): Locale => (locale === 'zh' ? 'en' : 'zh');

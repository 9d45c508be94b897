import type { Locale } from '@/lib/model/variant';

export interface LocaleRow {
  code: Locale;
  /** Prefix of every path in this language; empty for the default. */
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

/** The language with this code; the default one for any other value. */
export const localeFrom = (code: string | null | undefined): Locale => (code && isLocale(code) ? code : 'zh');

/** The row of a language; throws for one that the site does not have. */
export function localeRow(locale: Locale): LocaleRow {
  const row = LOCALES.find(({ code }) => code === locale);
  if (!row) throw new Error(`no such language: ${locale}`);
  return row;
}

/** The language of a value of the query parameter `lang`; null for an invalid value. */
export function localeOfParam(param: string): Locale | null {
  return LOCALES.find((row) => row.param === param)?.code ?? null;
}

/** The other of the two languages. */
export const otherLocale = (locale: Locale): Locale => (locale === 'zh' ? 'en' : 'zh');

import type { Locale } from '@/lib/model/variant';

const CHINESE = /\p{Script=Han}/u;

/** Language of a text that may be Chinese on an English page, which voices have to know; else undefined. */
export const ownLang = (text: string, locale: Locale): 'zh-CN' | undefined =>
  locale === 'en' && CHINESE.test(text) ? 'zh-CN' : undefined;

/** A word that may be Chinese on an English page. */
export function OwnWord({ text, locale }: { text: string; locale: Locale }) {
  const lang = ownLang(text, locale);
  return lang ? <span lang={lang}>{text}</span> : text;
}

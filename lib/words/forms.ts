import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

type FormWords = typeof zh.forms;

/** Texts of the forms with unfilled `{name}` placeholders, for the rules that browser and server share. */
export function formWords(locale: Locale): FormWords {
  return locale === 'zh' ? zh.forms : en.forms;
}

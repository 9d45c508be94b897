import en from '../../messages/en.json';
import zh from '../../messages/zh.json';
import type { Locale } from '../model/variant';

export type FormWords = typeof zh.forms;

/** The words of the forms outside of a page: for answers to scripts and for pages drawn again. */
export function formWords(locale: Locale): FormWords {
  return locale === 'zh' ? zh.forms : en.forms;
}

import type { Locale } from '@/lib/model/variant';
import { CHINESE } from './spoken-chinese';
import { ENGLISH } from './spoken-english';
import { applyRules } from './spoken-parts';

/** Letters, digits and marks of full width, as Chinese input methods write them. */
const narrowed = (text: string): string =>
  text.replace(/[％＋－．０-９Ａ-Ｚａ-ｚ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * The text to give to a voice of the language: codes and telephone numbers digit by digit, amounts, shares, dates and
 * ranges in words. The page keeps its own text.
 */
export function spokenText(text: string, language: Locale): string {
  const spoken = applyRules(narrowed(text), language === 'zh' ? CHINESE : ENGLISH);
  return spoken.replace(/ {2,}/g, ' ').trim();
}

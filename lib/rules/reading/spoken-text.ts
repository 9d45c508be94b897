import type { Locale } from '@/lib/model/variant';
import { CHINESE } from './spoken-chinese';
import { ENGLISH } from './spoken-english';
import { applyRules } from './spoken-parts';

/** Turns full-width letters, digits and signs, as Chinese input methods write them, into ordinary ones. */
const narrowed = (text: string): string =>
  text.replace(/[％＋－．０-９Ａ-Ｚａ-ｚ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * The text for a voice of the language: codes and telephone numbers digit by digit, amounts, percentages,
 * dates and ranges in words. The text of the page is unchanged.
 */
export function spokenText(text: string, language: Locale): string {
  const spoken = applyRules(narrowed(text), language === 'zh' ? CHINESE : ENGLISH);
  return spoken.replace(/ {2,}/g, ' ').trim();
}

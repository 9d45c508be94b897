import 'server-only';
import { pinyin } from 'pinyin-pro';

/** Surnames of two characters that are still borne; all others have one. */
const LONG_SURNAMES =
  /^(?:欧阳|司马|上官|诸葛|司徒|尉迟|皇甫|夏侯|东方|慕容|令狐|宇文|长孙|南宫|独孤|端木|公孙|轩辕|申屠|闻人)/;
const HAN = /^\p{Script=Han}+$/u;

const capital = (syllables: readonly string[]): string => {
  const word = syllables.join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/**
 * A Chinese personal name in pinyin, family name first, such as Gu Wenyuan; null for anything else. Longer names, such
 * as Tibetan and Uyghur ones, have no family name, and their own spelling is unknown.
 */
export function romanName(name: string): string | null {
  if (!HAN.test(name)) return null;
  const family = LONG_SURNAMES.test(name) && name.length > 2 ? 2 : 1;
  const given = name.length - family;
  if (given < 1 || given > 2) return null;
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head' });
  return [syllables.slice(0, family), syllables.slice(family)].map(capital).join(' ');
}

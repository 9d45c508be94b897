import 'server-only';
import { pinyin } from 'pinyin-pro';

/** Surnames of two characters that are still borne; all others have one. */
const LONG_SURNAMES =
  /^(?:欧阳|司马|上官|诸葛|司徒|尉迟|皇甫|夏侯|东方|慕容|令狐|宇文|长孙|南宫|独孤|端木|公孙|轩辕|申屠|闻人)/;
const NAME = /^\p{Script=Han}{2,4}$/u;

const capital = (syllables: readonly string[]): string => {
  const word = syllables.join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** A Chinese personal name in pinyin, family name first, such as Gu Wenyuan; null for anything else. */
export function romanName(name: string): string | null {
  if (!NAME.test(name)) return null;
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head' });
  const head = LONG_SURNAMES.test(name) && name.length > 2 ? 2 : 1;
  return [syllables.slice(0, head), syllables.slice(head)].map(capital).join(' ');
}

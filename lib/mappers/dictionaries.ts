import { fromJson, isRecord, toInt, toText } from '@/lib/base/values';
import { safeHref, safeMedia } from '@/lib/html/safe-href';
import type { DictionaryEntry, EnglishDictionary } from '@/lib/model/dictionaries';
import type { RawDictionaryEntry } from '@/lib/ows/contract/raw';
import { isEnglish } from '@/lib/site/english-flag';

/** cssClass is JSON with text, url and imgUrl (DT-04); any other text counts as the url. */
function mapCssClass(cssClass: string): Pick<DictionaryEntry, 'text' | 'url' | 'imageUrl'> {
  const value = fromJson(cssClass);
  if (!isRecord(value)) return { text: '', url: safeHref(cssClass), imageUrl: '' };
  return {
    text: toText(value.text),
    url: safeHref(toText(value.url)),
    imageUrl: safeMedia(toText(value.imgUrl)),
  };
}

function mapEntry(raw: RawDictionaryEntry): DictionaryEntry {
  const { dictType: type, dictLabel: label, dictValue: value, remark } = raw;
  const inEnglish = isEnglish(remark);
  return { type, label: label.trim(), value: value.trim(), remark, inEnglish, ...mapCssClass(raw.cssClass) };
}

/** Dictionaries by type, in their order; drops disabled entries, which the back office lists, too. */
export function mapDictionaries(
  rows: readonly RawDictionaryEntry[],
): ReadonlyMap<string, readonly DictionaryEntry[]> {
  const used = rows.filter(({ status, dictType }) => (status || '0') === '0' && dictType);
  const sorted = used.toSorted((a, b) => (toInt(a.dictSort) ?? 0) - (toInt(b.dictSort) ?? 0));
  const byType = new Map<string, DictionaryEntry[]>();
  for (const entry of sorted.map(mapEntry)) {
    const known = byType.get(entry.type);
    if (known) known.push(entry);
    else byType.set(entry.type, [entry]);
  }
  return byType;
}

/** English text by Chinese text; the first enabled entry wins. */
export function mapEnglish(rows: readonly RawDictionaryEntry[]): EnglishDictionary {
  const english = new Map<string, string>();
  for (const { dictLabel, dictValue, status } of rows) {
    const chinese = dictLabel.trim();
    if (chinese && dictValue.trim() && (status || '0') === '0' && !english.has(chinese)) {
      english.set(chinese, dictValue.trim());
    }
  }
  return english;
}

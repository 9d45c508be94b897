import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';
import type { TextPart } from '@/lib/model/compare';
import type { Locale } from '@/lib/model/variant';

/** A text whose comparison takes longer counts as replaced. */
const TIMEOUT_MS = 300;

const kindOf = ({ added, removed }: Pick<ChangeObject<unknown>, 'added' | 'removed'>): TextPart['kind'] =>
  added ? 'inserted' : removed ? 'deleted' : 'same';

/** The whole old text as deleted and the whole new one as inserted; an empty text is left out. */
const replaced = (before: string, after: string): TextPart[] =>
  [{ kind: 'deleted', text: before } as const, { kind: 'inserted', text: after } as const].filter(
    ({ text }) => text !== '',
  );

/** What was deleted and inserted, word by word; the platform divides Chinese into words. */
export function textParts(before: string, after: string, locale: Locale): TextPart[] {
  if (!before || !after) return replaced(before, after);
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const changes = diffWordsWithSpace(before, after, { intlSegmenter, timeout: TIMEOUT_MS });
  if (!changes) return replaced(before, after);
  return changes.map((change) => ({ kind: kindOf(change), text: change.value }));
}

/** The same for lists, whose entries are compared as a whole. */
export function listParts(before: readonly string[], after: readonly string[]): TextPart[] {
  const changes = diffArrays([...before], [...after]);
  return changes.flatMap((change) => change.value.map((text) => ({ kind: kindOf(change), text })));
}

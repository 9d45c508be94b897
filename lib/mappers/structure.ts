import type { OrgUnit } from '@/lib/model/company';
import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { Translate } from './articles';

function unitsBelow(
  parents: readonly string[],
  entries: readonly DictionaryEntry[],
  translate: Translate,
): OrgUnit[] {
  const parent = parents.at(-1) ?? '';
  return entries
    .filter(({ text, value }) => text.trim() === parent && !parents.includes(value))
    .map(({ value, label }) => ({
      id: value,
      name: translate(label),
      children: unitsBelow([...parents, value], entries, translate),
    }));
}

/**
 * organization_structure: value is the id of a unit, text that of its parent; without a known parent it is at the top. A
 * unit that is its own ancestor is left out.
 */
export function mapUnits(entries: readonly DictionaryEntry[], translate: Translate): OrgUnit[] {
  const ids = new Set(entries.map(({ value }) => value));
  const known = entries.map((entry) => (ids.has(entry.text.trim()) ? entry : { ...entry, text: '' }));
  return unitsBelow([], known, translate);
}

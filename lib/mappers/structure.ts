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
 * organization_structure: value is the id of a unit, text that of its parent. A unit that is its own ancestor
 * is left out.
 */
export const mapUnits = (entries: readonly DictionaryEntry[], translate: Translate): OrgUnit[] =>
  unitsBelow([], entries, translate);

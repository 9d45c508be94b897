import 'server-only';
import type { OrgUnit, Structure } from '../../model/company';
import type { DictionaryEntry } from '../../model/dictionary';
import type { PageContext } from '../../model/page';
import type { Locale } from '../../model/variant';
import { getDictionaries, getTranslate } from '../dictionaries';
import { findByPath, getMenu } from '../menu';
import { articlesOf } from './ordered';

const DICTIONARY = 'organization_structure';
export const STRUCTURE_PATH = '/investor-relations/intro/structure';

type Name = (label: string) => string;

/** value is a unit's own id, text that of the unit above it. A unit that is its own superior is left out. */
function unitsBelow(
  parent: string,
  entries: readonly DictionaryEntry[],
  name: Name,
  above: string[],
): OrgUnit[] {
  return entries
    .filter(({ text, value }) => text.trim() === parent && !above.includes(value))
    .map(({ value, label }) => ({
      id: value,
      name: name(label),
      children: unitsBelow(value, entries, name, [...above, value]),
    }));
}

export async function getUnits(locale: Locale): Promise<OrgUnit[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  return unitsBelow('', dictionaries.get(DICTIONARY) ?? [], translate, []);
}

/** IN-02: the overview and the large chart share their units; each has its own title, the overview a text. */
export async function getStructure({ variant, path }: PageContext): Promise<Structure | null> {
  const tree = await getMenu(variant.locale);
  const menu = findByPath(tree, path);
  if (!menu) return null;
  const [units, own] = await Promise.all([getUnits(variant.locale), articlesOf(variant, menu)]);
  const overview = own.length === 0 && units.length === 0 ? findByPath(tree, STRUCTURE_PATH) : null;
  const articles = overview && overview.id !== menu.id ? await articlesOf(variant, overview) : own;
  return { title: menu.label, intro: menu.seo.description, articles, units };
}

import 'server-only';
import type { OrgUnit, Structure } from '@/lib/model/company';
import type { DictionaryEntry } from '@/lib/model/dictionary';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';
import { findByPath, getMenu } from '../site/menu';
import { articlesOf } from './ordered';

const DICTIONARY = 'organization_structure';
export const STRUCTURE_PATH = '/investor-relations/intro/structure';

type Name = (label: string) => string;

/**
 * value is a unit's own id, text that of the unit above it; `parents` are the ids from the top down. A unit that is
 * its own superior is left out.
 */
function unitsBelow(parents: readonly string[], entries: readonly DictionaryEntry[], name: Name): OrgUnit[] {
  const parent = parents.at(-1) ?? '';
  return entries
    .filter(({ text, value }) => text.trim() === parent && !parents.includes(value))
    .map(({ value, label }) => ({
      id: value,
      name: name(label),
      children: unitsBelow([...parents, value], entries, name),
    }));
}

export async function getUnits(locale: Locale): Promise<OrgUnit[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  return unitsBelow([], dictionaries.get(DICTIONARY) ?? [], translate);
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

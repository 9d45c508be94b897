import 'server-only';
import { mapUnits } from '@/lib/mappers/structure';
import type { OrgUnit, Structure } from '@/lib/model/company';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';
import { findByPath, getMenu } from '../site/menu';
import { articlesOf } from './ordered';

export const STRUCTURE_PATH = '/investor-relations/intro/structure';

/** The organisation as a tree. Throws when the dictionary cannot be loaded. */
export async function getUnits(locale: Locale): Promise<OrgUnit[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  return mapUnits(dictionaries.get('organization_structure') ?? [], translate);
}

/** IN-02: overview and large chart have the same units; each has its own title, the overview also a text. */
export async function getStructure({ variant, path }: PageContext): Promise<Structure | null> {
  const tree = await getMenu(variant.locale);
  const menu = findByPath(tree, path);
  if (!menu) return null;
  const [units, own] = await Promise.all([getUnits(variant.locale), articlesOf(variant, menu)]);
  const overview = own.length === 0 && units.length === 0 ? findByPath(tree, STRUCTURE_PATH) : null;
  const articles = overview && overview.id !== menu.id ? await articlesOf(variant, overview) : own;
  return { title: menu.label, intro: menu.seo.description, articles, units };
}

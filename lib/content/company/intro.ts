import 'server-only';
import type { Intro, IntroSection, OrgUnit } from '@/lib/model/company';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { CULTURE_PATH } from '../about/about';
import { MENU_NAMES } from '../articles/names';
import { secondary } from '../secondary';
import { findByName, findByPath, getMenu } from '../site/menu';
import { MANAGEMENT_PATH } from './management';
import { articlesOf, inOrder } from './ordered';
import { getUnits, STRUCTURE_PATH } from './structure';
import { SUBSIDIARIES_PATH } from './subsidiaries';

const BRANCH_PATH = '/investor-relations/intro/branch';

type Part = Pick<IntroSection, 'id'> & { menu: MenuItem | null };

/** The parts in page order. Culture and history may be elsewhere in the menu; outlets are Chinese only. */
function partsOf(tree: readonly MenuItem[], intro: MenuItem, { locale }: Variant): Part[] {
  const named = (name: string, instead: MenuItem | null) => findByName([intro], name) ?? instead;
  const at = (path: string) => findByPath([intro], path);
  const parts: Part[] = [
    { id: 'culture', menu: named(MENU_NAMES.companyCulture, findByPath(tree, CULTURE_PATH)) },
    { id: 'history', menu: named(MENU_NAMES.history, findByName(tree, MENU_NAMES.majorEvents)) },
    { id: 'structure', menu: at(STRUCTURE_PATH) },
    { id: 'management', menu: at(MANAGEMENT_PATH) },
    { id: 'branch', menu: at(BRANCH_PATH) },
    { id: 'subsidiaries', menu: at(SUBSIDIARIES_PATH) },
  ];
  return parts.filter(({ id, menu }) => menu && (locale === 'zh' || (id !== 'branch' && menu.inEnglish)));
}

const TEXTS: readonly IntroSection['id'][] = ['culture', 'history'];
const LISTS: readonly IntroSection['id'][] = ['management', 'subsidiaries'];

/** The top bodies; departments are on a page of their own. */
const NAMED_LEVELS = 3;

function namesDown(units: readonly OrgUnit[], levels: number): string[] {
  if (levels === 0) return [];
  return units.flatMap(({ name, children }) => [name, ...namesDown(children, levels - 1)]);
}

async function namesOf(variant: Variant, { id, menu }: Part): Promise<string[]> {
  if (id === 'structure') {
    return namesDown(await getUnits(variant.locale), NAMED_LEVELS);
  }
  if (!menu || !LISTS.includes(id)) return [];
  // A person may be on the board and in the management.
  return [...new Set(inOrder(await articlesOf(variant, menu)).map(({ title }) => title))];
}

async function toSection(variant: Variant, part: Part): Promise<IntroSection[]> {
  const { id, menu } = part;
  if (!menu) return [];
  const isText = TEXTS.includes(id) && menu.path !== CULTURE_PATH;
  const [articles, names] = await Promise.all([
    isText ? articlesOf(variant, menu) : [],
    secondary(`names of ${id}`, namesOf(variant, part), []),
  ]);
  const text = isText ? '' : menu.seo.description;
  return [{ id, title: menu.label, articles, names, text, path: isText ? null : menu.path }];
}

/** IN-01: the overview card and the parts of the company, in their order. */
export async function getIntro({ variant, path }: PageContext): Promise<Intro | null> {
  const tree = await getMenu(variant.locale);
  const menu = findByPath(tree, path);
  if (!menu) return null;
  const [[overview], sections] = await Promise.all([
    articlesOf(variant, menu),
    Promise.all(partsOf(tree, menu, variant).map((part) => toSection(variant, part))),
  ]);
  const { label: title, seo } = menu;
  return { title, intro: seo.description, overview: overview ?? null, sections: sections.flat() };
}

import 'server-only';
import type { Translate } from '@/lib/mappers/articles';
import { BUILT_IN_MENU } from '@/lib/mappers/built-in';
import { mapMenu } from '@/lib/mappers/menu';
import type { Dictionaries, DictionaryEntry, DictionaryType } from '@/lib/model/dictionaries';
import type { MenuItem } from '@/lib/model/menu';
import type { FooterLinks, Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { siteHosts } from '@/lib/runtime/site-hosts';
import { builtInDictionaries, getDictionaries, getTranslate } from '../dictionaries/dictionaries';
import { isPreview } from '../preview';
import { orBuiltIn } from '../secondary';
import { mappedOnce } from '../snapshots/mapped-once';
import { getMenu } from './menu';

const TOP_TYPES: ReadonlySet<string> = new Set(['C', 'F', 'R', 'B']);

/** Top-level items of type C, F, R or B; English leaves out what is flagged en:false (MN-02). */
export function topMenu(tree: readonly MenuItem[], locale: Locale): MenuItem[] {
  const shown = (item: MenuItem) => item.visible && (locale === 'zh' || item.inEnglish);
  return tree
    .filter((item) => TOP_TYPES.has(item.type) && shown(item) && item.path !== '/')
    .map((item) => ({ ...item, children: subMenu(item, shown) }));
}

/**
 * Children that a sub-menu may show: type C or R and `shown` (MN-03). A group, of type M, has no page: its children stand
 * in its place.
 */
function subMenu(item: MenuItem, shown: (item: MenuItem) => boolean): MenuItem[] {
  return item.children
    .filter(shown)
    .flatMap((child) => (child.type === 'M' ? subMenu(child, shown) : child))
    .filter(({ type }) => type === 'C' || type === 'R');
}

const NO_LINKS: FooterLinks = {
  top: [],
  leftTop: [],
  leftCenter: [],
  left: [],
  right: [],
  banner: [],
  statements: [],
  mediation: [],
};

function footerLinks(dictionaries: Dictionaries, locale: Locale, translate: Translate): FooterLinks {
  const shown = ({ inEnglish }: DictionaryEntry) => locale === 'zh' || inEnglish;
  const list = (type: DictionaryType): readonly DictionaryEntry[] =>
    (dictionaries.get(type) ?? [])
      .filter(shown)
      .map((entry) => ({ ...entry, label: translate(entry.label) }));
  if (locale === 'en')
    return {
      ...NO_LINKS,
      left: list('footer_link_en'),
      statements: list('statement_links'),
      mediation: list('mediation_links'),
    };
  return {
    top: list('footer_top_link'),
    leftTop: list('footer_left_top_link'),
    leftCenter: list('footer_left_center_link'),
    left: list('footer_link_left'),
    right: list('footer_link_right'),
    banner: list('branch_banner_footer_links'),
    statements: list('statement_links'),
    mediation: list('mediation_links'),
  };
}

/** Header and footer of a language: from the back office, or built in where it has never answered (DT-02). */
export async function getShell(locale: Locale): Promise<Shell> {
  const [tree, dictionaries, translate, preview] = await Promise.all([
    orBuiltIn('menu', getMenu(locale), () =>
      mappedOnce([BUILT_IN_MENU], locale, () => mapMenu(BUILT_IN_MENU, locale)),
    ),
    orBuiltIn('dictionary', getDictionaries(), builtInDictionaries),
    getTranslate(locale),
    isPreview(),
  ]);
  return {
    topMenu: mappedOnce([tree], `top menu ${locale}`, () => topMenu(tree, locale)),
    footer: mappedOnce([dictionaries, translate], `footer ${locale}`, () =>
      footerLinks(dictionaries, locale, translate),
    ),
    settings: env().settings,
    hosts: siteHosts(),
    preview,
    siteUrl: env().siteUrl,
    analyticsUrl: preview ? '' : env().analyticsUrl,
  };
}

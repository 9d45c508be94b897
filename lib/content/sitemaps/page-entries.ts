import 'server-only';
import { env } from '../../env';
import { LOCALES } from '../../i18n/locales';
import type { MenuItem } from '../../model/menu';
import type { Locale } from '../../model/variant';
import { ROUTES } from '../../route-table';
import { findRoute, href } from '../../routes';
import type { SitemapEntry } from '../../seo/sitemap/xml';
import { findByPath, getMenu } from '../menu';

/** Pages that mean something only with a query: what they show has addresses of its own. */
const NEEDS_QUERY = new Set(['/detail', '/public-disclosure/ann_article', '/branch-company']);

function* pathsOf(tree: readonly MenuItem[]): Generator<string> {
  for (const { path, visible, children } of tree) {
    if (visible && path !== null) yield path;
    yield* pathsOf(children);
  }
}

/** The route table's pages, and those that only the menu knows. */
function indexable(tree: readonly MenuItem[]): string[] {
  const own = ROUTES.filter(({ noindex }) => !noindex).map(({ path }) => path);
  const products = [...pathsOf(tree)].filter((path) => findRoute(path)?.path === '/{product}');
  return [...new Set([...own, ...products])].filter((path) => !NEEDS_QUERY.has(path));
}

function languagesOf(path: string, tree: readonly MenuItem[]): Locale[] {
  const zhOnly = findRoute(path)?.zhOnly || findByPath(tree, path)?.inEnglish === false;
  return LOCALES.map(({ code }) => code).filter((code) => code === 'zh' || !zhOnly);
}

/** Every page of the site but articles and outlets. When they last changed is not known, so nothing is claimed. */
export async function* pageEntries(): AsyncGenerator<SitemapEntry> {
  const tree = await getMenu('zh');
  const address = (locale: Locale, path: string) => new URL(href(locale, path), env().siteUrl).href;
  for (const path of indexable(tree)) {
    const languages = languagesOf(path, tree);
    const versions = LOCALES.filter(({ code }) => languages.includes(code)).map(
      ({ code, htmlLang }) => [htmlLang, address(code, path)] as const,
    );
    const alternates = Object.fromEntries([...versions, ['x-default', address('zh', path)]]);
    for (const [, loc] of versions) yield { loc, alternates: versions.length > 1 ? alternates : undefined };
  }
}

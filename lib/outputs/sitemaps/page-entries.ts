import 'server-only';
import { FUYI_ITEM_ID } from '@/lib/base/constants';
import { isFilled } from '@/lib/content/articles/channel';
import { publicItems } from '@/lib/content/disclosure/disclosure';
import { secondary } from '@/lib/content/secondary';
import { findByPath, getMenu } from '@/lib/content/site/menu';
import { isInLanguage, isPresent } from '@/lib/content/site/page-presence';
import { listSoftware } from '@/lib/content/software';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { LOCALES } from '@/lib/site/locales';
import { DISCLOSURE_CONTENT, DISCLOSURE_HUB, ROUTES } from '@/lib/site/route-table';
import { findRoute, pathHref } from '@/lib/site/routes';
import type { SitemapEntry } from '../formats/sitemap-xml';

/** Pages that need a query: they are listed by the addresses of their content. */
const NEEDS_QUERY: ReadonlySet<string> = new Set([
  '/detail',
  '/public-disclosure/ann_article',
  '/branch-company',
  '/investor-relations/archive/filing',
]);

/** Pages of the record of filings, which can be switched off; they are in no menu. */
const RECORD_PAGES: ReadonlySet<string> = new Set([
  '/investor-relations/archive',
  '/investor-relations/archive/how-to-check',
]);

function* pathsOf(tree: readonly MenuItem[]): Generator<string> {
  for (const { path, visible, children } of tree) {
    if (visible && path !== null) yield path;
    yield* pathsOf(children);
  }
}

/** Pages of the route table, and those that exist in the menu only. */
function indexable(tree: readonly MenuItem[]): string[] {
  const stands = (path: string) =>
    isPresent(tree, path) || (RECORD_PAGES.has(path) && env().record !== null) || path === DISCLOSURE_CONTENT;
  const own = ROUTES.filter(({ noindex, path }) => !noindex && stands(path)).map(({ path }) => path);
  const hub = findByPath(tree, DISCLOSURE_HUB);
  const empty = hub && publicItems(hub, 'zh').length > 0 ? [] : [DISCLOSURE_HUB, DISCLOSURE_CONTENT];
  const products = [...pathsOf(tree)].filter((path) => findRoute(path)?.path === '/{product}');
  return [...new Set([...own, ...products])].filter(
    (path) => !NEEDS_QUERY.has(path) && !empty.includes(path),
  );
}

/** Whether the trading client is missing: its page, which then says only that, is omitted. */
async function withoutClient(): Promise<boolean> {
  return !(await listSoftware('zh')).some(({ id }) => id === FUYI_ITEM_ID);
}

/** Languages in which a page has something to read; those of route table and menu while the back office fails. */
async function languagesOf(tree: readonly MenuItem[], path: string): Promise<Locale[]> {
  const allowed = LOCALES.map(({ code }) => code).filter((code) => isInLanguage(tree, path, code));
  const isIn = (code: Locale) =>
    secondary('texts of a page in the sitemap', isFilled(tree, path, code), true);
  const filled = await Promise.all(allowed.map(isIn));
  return allowed.filter((_, at) => filled[at]);
}

/** Every page except articles and outlets. Their last change is unknown, so none is stated. */
export async function* pageEntries(): AsyncGenerator<SitemapEntry> {
  const tree = await getMenu('zh');
  const noClient = await secondary('the trading client in the sitemap', withoutClient(), false);
  const address = (locale: Locale, path: string) => new URL(pathHref(locale, path), env().siteUrl).href;
  for (const path of indexable(tree)) {
    if (noClient && path === '/fuyi-download') continue;
    const languages = await languagesOf(tree, path);
    const versions = LOCALES.filter(({ code }) => languages.includes(code)).map(
      ({ code, htmlLang }) => [htmlLang, address(code, path)] as const,
    );
    const alternates = Object.fromEntries([...versions, ['x-default', address('zh', path)]]);
    for (const [, loc] of versions) yield { loc, alternates: versions.length > 1 ? alternates : undefined };
  }
}

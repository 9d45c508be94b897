import { getTranslations } from 'next-intl/server';
import type { Graph } from 'schema-dts';
import { breadcrumbsOf } from '@/lib/content/site/breadcrumbs';
import type { Crumb } from '@/lib/model/crumb';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { pageGraph } from '@/lib/seo/graph/page-graph';
import { pathHref } from '@/lib/site/routes';
import type { Loaded } from './load-page';
import type { PageDefinition, PageHead } from './page-definition';
import { wordsOf } from './page-metadata';

type Ready<T> = Extract<Loaded<T>, { kind: 'ready' }>;

/** Canonical URL and structured data, from the same texts as the head. */
export async function pageFacts<T>(
  context: PageContext,
  { data, menu, tree }: Ready<T>,
  { head, nodes, baidu }: Pick<PageDefinition<T>, 'nodes' | 'baidu'> & { head: PageHead },
): Promise<{ breadcrumbs: Crumb[]; graph: Graph; baidu: object | null }> {
  const { locale, path, query } = context;
  const { siteUrl, settings } = env();
  const t = await getTranslations({ locale, namespace: 'frame' });
  const { title, description } = wordsOf(context, menu, head);
  const label = head.crumb ?? menu?.label ?? title.split(' - ')[0] ?? title;
  const breadcrumbs = breadcrumbsOf(tree, { path, label, above: head.above, parent: head.parent }, t('home'));
  const url = new URL(pathHref(locale, path, query), siteUrl).href;
  const site = { locale, siteUrl, url, settings };
  const graph = pageGraph({ site, title, description, breadcrumbs, nodes: nodes?.(data, site) ?? [] });
  return { breadcrumbs, graph, baidu: baidu?.(data, site) ?? null };
}

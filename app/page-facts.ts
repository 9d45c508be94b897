import { getTranslations } from 'next-intl/server';
import type { Graph } from 'schema-dts';
import { trailOf } from '@/lib/content/trail';
import { env } from '@/lib/env';
import type { Crumb } from '@/lib/model/crumb';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/graph/page-graph';
import type { PageDefinition, PageHead } from './define-page';
import type { Loaded } from './load-page';
import { wordsOf } from './page-metadata';

type Ready<T> = Extract<Loaded<T>, { kind: 'ready' }>;

/** Where a page stands and what it tells machines, from the same words as its head. */
export async function pageFacts<T>(
  context: PageContext,
  { data, menu, tree }: Ready<T>,
  head: PageHead,
  { things, baidu }: Pick<PageDefinition<T>, 'things' | 'baidu'>,
): Promise<{ trail: Crumb[]; graph: Graph; baidu: object | null }> {
  const { locale, path, query } = context;
  const { siteUrl, settings } = env();
  const t = await getTranslations({ locale, namespace: 'frame' });
  const { title, description } = wordsOf(context, menu, head);
  const label = head.crumb ?? menu?.label ?? title.split(' - ')[0] ?? title;
  const trail = trailOf(tree, { path, label, above: head.above }, t('home'));
  const url = new URL(href(locale, path, query), siteUrl).href;
  const place = { locale, siteUrl, url, settings };
  const graph = pageGraph({ place, title, description, trail, things: things?.(data, place) ?? [] });
  return { trail, graph, baidu: baidu?.(data, place) ?? null };
}

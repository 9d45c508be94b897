import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { MissingView } from '@/components/layout/missing-view';
import { OutageView } from '@/components/layout/outage-view';
import { CutNote } from '@/components/ui/cut-note';
import { StructuredData } from '@/components/ui/structured-data';
import { isRecord } from '@/lib/base/values';
import { getShell } from '@/lib/content/site/shell';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { nearestPath } from '@/lib/site/nearest';
import { findRoute, pathHref } from '@/lib/site/routes';
import { type Loaded, loadPage } from './load-page';
import { type PageParams, readContext } from './page-context';
import type { PageDefinition, PageHead } from './page-definition';
import { pageFacts } from './page-facts';
import { isArticle, languagesOf, missingMetadata, outageMetadata, pageMetadata } from './page-metadata';
import { PageStatus } from './page-status';

type Props = { params: Promise<PageParams> };
type Ready<T> = Extract<Loaded<T>, { kind: 'ready' }>;

const titleOf = (data: unknown): string =>
  isRecord(data) && typeof data.title === 'string' ? data.title : '';

/** The head that a page adds. Where the menu lacks the page, the page's own title replaces the item's name. */
function headOf<T>({ head }: PageDefinition<T>, { data, menu }: Ready<T>, context: PageContext): PageHead {
  const own = head?.(data, context) ?? {};
  const [title, siteName] = [titleOf(data), env().settings.name[context.locale]];
  if (menu || own.title || !title || title === siteName) return own;
  return { ...own, title: `${title} - ${siteName}` };
}

/**
 * The Chinese address of an article that is missing in English, where it may exist: links of English texts keep their
 * language. Whether it does is not looked up, since any id could be requested (OP-05).
 */
const chineseOf = (context: PageContext): string | null =>
  context.locale === 'en' && isArticle(context) ? pathHref('zh', context.path, context.query) : null;

function missingPage(context: PageContext, loaded: Extract<Loaded<unknown>, { kind: 'missing' }>): ReactNode {
  const { locale, path, query } = context;
  const chinese = chineseOf(context);
  const near = query.near ?? nearestPath(path, locale) ?? undefined;
  return (
    <Frame
      shell={loaded.shell}
      context={context}
      route={findRoute('/missing')}
      languages={chinese ? ['zh'] : []}
    >
      <PageStatus code={404} />
      <MissingView locale={locale} near={near} pages={loaded.shell.topMenu} chinese={chinese} />
    </Frame>
  );
}

async function outagePage(context: PageContext): Promise<ReactNode> {
  const shell = await getShell(context.locale);
  const route = findRoute(context.path);
  // Nothing of this page is to be cited.
  return (
    <Frame shell={shell} context={context} route={route && { ...route, cited: false }} languages={[]}>
      <PageStatus code={503} />
      <OutageView locale={context.locale} hotline={shell.settings.hotline} />
    </Frame>
  );
}

/**
 * Defines a page by loader, head and view. Missing content answers 404, a failing back office 503, both with text.
 */
export function definePage<T>(definition: PageDefinition<T>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const context = readContext(await params, definition.path);
    const loaded = await loadPage(definition, context);
    if (loaded.kind === 'missing') return missingMetadata(context);
    if (loaded.kind !== 'ready') return outageMetadata(context);
    const head = headOf(definition, loaded, context);
    return pageMetadata(context, loaded, loaded.shell.preview ? { ...head, noindex: true } : head);
  }

  async function Page({ params }: Props): Promise<ReactNode> {
    const context = readContext(await params, definition.path);
    setRequestLocale(context.locale);
    const loaded = await loadPage(definition, context);
    if (loaded.kind === 'missing') return missingPage(context, loaded);
    if (loaded.kind === 'outage') return outagePage(context);
    if (loaded.kind === 'redirect') redirect(loaded.to);
    const target = definition.redirectTo?.(loaded.data, context);
    if (target) redirect(target);
    const head = headOf(definition, loaded, context);
    const { languages = languagesOf(context, loaded.menu) } = head;
    const { breadcrumbs, graph, baidu } = await pageFacts(context, loaded, { ...definition, head });
    return (
      <Frame
        shell={loaded.shell}
        context={context}
        route={findRoute(context.path)}
        languages={languages}
        breadcrumbs={breadcrumbs}
      >
        <StructuredData data={graph} />
        {baidu && <StructuredData data={baidu} />}
        <definition.View data={loaded.data} context={context} />
        {loaded.cut && <CutNote cut={loaded.cut} />}
      </Frame>
    );
  }

  return { generateMetadata, Page };
}

import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { Frame } from '@/components/layout/frame';
import { MissingView } from '@/components/layout/missing-view';
import { OutageView } from '@/components/layout/outage-view';
import { CutNote } from '@/components/ui/cut-note';
import { StructuredData } from '@/components/ui/structured-data';
import { isPreview } from '@/lib/content/preview';
import { getShell } from '@/lib/content/shell';
import { nearestPath } from '@/lib/i18n/nearest';
import type { PageContext, PageLanguages } from '@/lib/model/page';
import { findRoute } from '@/lib/routes';
import type { Place } from '@/lib/seo/graph/place';
import { type Loaded, loadPage } from './load-page';
import { type PageParams, readContext } from './page-context';
import { pageFacts } from './page-facts';
import { languagesOf, missingMetadata, outageMetadata, pageMetadata } from './page-metadata';
import { PageStatus } from './page-status';

/** What a page adds to what its menu item already says of it. */
export interface PageHead extends PageLanguages {
  title?: string;
  /** What the address chooses from the page, in words: a tab, a filter, a place. Title and description begin with it. */
  chosen?: readonly string[];
  description?: string;
  keywords?: string;
  article?: { publishedTime?: string; modifiedTime?: string };
  noindex?: boolean;
  /** What the page is called at the end of its trail; else its menu item's name, else its title. */
  crumb?: string;
  /** Menu key of what the page belongs to, where its path does not tell. */
  above?: string;
}

export interface PageDefinition<T> {
  /** Site path, or how to tell it from the parameters. */
  path: string | ((params: PageParams) => string);
  /** The page's data; null when OWS answered that there is nothing; throws when OWS failed. */
  load: (context: PageContext) => Promise<T | null>;
  head?: (data: T, context: PageContext) => PageHead;
  /** An address to go to instead, by an HTTP redirect. */
  leave?: (data: T, context: PageContext) => string | null;
  /** What the page tells machines beside itself: nodes of its graph. */
  things?: (data: T, place: Place) => readonly Thing[];
  /** The same for Baidu, in its own vocabulary; null when there is nothing to say. */
  baidu?: (data: T, place: Place) => object | null;
  View: ComponentType<{ data: T; context: PageContext }>;
}

type Props = { params: Promise<PageParams> };

function missingPage(context: PageContext, loaded: Extract<Loaded<unknown>, { kind: 'missing' }>): ReactNode {
  // In preview nothing is cached: the framework sets the status, and server/ puts a readable page in its place.
  if (loaded.shell.preview) notFound();
  const { locale, path, query } = context;
  const near = query.near ?? nearestPath(path, locale) ?? undefined;
  return (
    <Frame shell={loaded.shell} context={context} route={findRoute('/missing')} languages={[]}>
      <PageStatus code={404} />
      <MissingView locale={locale} near={near} pages={loaded.shell.topMenu} />
    </Frame>
  );
}

async function outagePage(context: PageContext): Promise<ReactNode> {
  if (await isPreview()) throw new Error('the back office failed in preview');
  const shell = await getShell(context.locale);
  return (
    <Frame shell={shell} context={context} route={findRoute(context.path)} languages={[]}>
      <PageStatus code={503} />
      <OutageView locale={context.locale} hotline={shell.settings.hotline} />
    </Frame>
  );
}

/** A page from its parts: loader, head and view. Missing answers 404, a failing back office 503, both with text. */
export function definePage<T>(definition: PageDefinition<T>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const context = readContext(await params, definition.path);
    const loaded = await loadPage(definition, context);
    if (loaded.kind === 'missing') return missingMetadata(context);
    if (loaded.kind !== 'ready') return outageMetadata(context);
    const head = definition.head?.(loaded.data, context) ?? {};
    return pageMetadata(context, loaded.menu, loaded.shell.preview ? { ...head, noindex: true } : head);
  }

  async function Page({ params }: Props): Promise<ReactNode> {
    const context = readContext(await params, definition.path);
    setRequestLocale(context.locale);
    const loaded = await loadPage(definition, context);
    if (loaded.kind === 'missing') return missingPage(context, loaded);
    if (loaded.kind === 'outage') return outagePage(context);
    if (loaded.kind === 'elsewhere') redirect(loaded.to);
    const leave = definition.leave?.(loaded.data, context);
    if (leave) redirect(leave);
    const head = definition.head?.(loaded.data, context) ?? {};
    const { languages = languagesOf(context, loaded.menu) } = head;
    const { trail, graph, baidu } = await pageFacts(context, loaded, head, definition);
    return (
      <Frame
        shell={loaded.shell}
        context={context}
        route={findRoute(context.path)}
        languages={languages}
        trail={trail}
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

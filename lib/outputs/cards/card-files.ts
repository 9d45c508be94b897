import 'server-only';
import { formatDate } from '@/lib/base/format';
import { unsentError } from '@/lib/base/ows-error';
import { isId } from '@/lib/base/possible';
import { getArticle } from '@/lib/content/articles/articles';
import { findWithAncestors, getMenu } from '@/lib/content/site/menu';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { processState } from '@/lib/runtime/process-state';
import { findRoute } from '@/lib/site/routes';
import { type Admit, type CachedFile, fileCache, type SiteFile } from '../file-cache';
import { renderCard } from './card';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    cardQueue: { waiting: number; last: Promise<unknown> };
  }
}

/** Length of the queue; further requests are asked to retry. */
export const CARDS_WAITING = 20;

const files = fileCache('cards');
/** Rendering keeps a core busy: one picture at a time. */
const line = processState('cardQueue', () => ({ waiting: 0, last: Promise.resolve() }));

/** Runs `work` in its turn; throws an OwsError of kind "unsent" when the queue is full. */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (line.waiting >= CARDS_WAITING) throw unsentError('too many pictures wait to be rendered');
  line.waiting += 1;
  const turn = line.last.then(work, work);
  line.last = turn.catch(() => null);
  try {
    return await turn;
  } finally {
    line.waiting -= 1;
  }
}

async function wordsOfArticle(locale: Locale, id: string) {
  const article = await getArticle({ locale, device: 'desktop' }, id);
  return (
    article && { locale, title: article.title, above: article.tag || formatDate(article.displayTime, locale) }
  );
}

async function wordsOfPage(locale: Locale, path: string) {
  const { settings } = env();
  if (path === '/') return { locale, title: settings.name[locale], above: settings.legalName[locale] };
  const breadcrumbs = findWithAncestors(await getMenu(locale), (item) => item.path === path);
  const page = breadcrumbs.at(-1);
  if (!page || !findRoute(path)) return null;
  return {
    locale,
    title: page.label,
    above: breadcrumbs.length > 1 ? (breadcrumbs[0]?.label ?? '') : settings.name[locale],
  };
}

async function renderNamed(locale: Locale, name: string): Promise<SiteFile | null> {
  const [kind, ...rest] = name.split('/');
  const path = `/${rest.join('/')}`;
  const words =
    kind === 'article' ? await wordsOfArticle(locale, rest[0] ?? '') : await wordsOfPage(locale, path);
  return words && { type: 'image/png', body: await inLine(() => renderCard(words)), save: false };
}

const isArticle = (name: string): boolean =>
  name.startsWith('article/') && isId(name.slice('article/'.length));
const PAGE = /^page(\/[a-z0-9-]{1,64}){0,4}$/;

/** The name of a picture without its extension; null for a name that no picture has. */
function readName(file: string): string | null {
  const name = file.replace(/\.png$/, '');
  return name !== file && (isArticle(name) || PAGE.test(name)) ? name : null;
}

/**
 * The picture for links to an article (article/7.png) or a page of the menu (page/pressroom.png); null for other
 * names.
 */
export async function getCard(locale: Locale, file: string, admit?: Admit): Promise<CachedFile | null> {
  const name = readName(file);
  return name === null ? null : files.get(`${locale}/${name}`, () => renderNamed(locale, name), admit);
}

/** The same, rendered for this request and not stored: for drafts in preview. */
export async function makeCard(locale: Locale, file: string): Promise<SiteFile | null> {
  const name = readName(file);
  return name === null ? null : renderNamed(locale, name);
}

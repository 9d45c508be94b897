import 'server-only';
import { drawCard } from '../cards/card';
import { CARDS_KEPT } from '../constants';
import { env } from '../env';
import { fileShelf, type KeptFile, type SiteFile } from '../files/file-shelf';
import { formatDate } from '../format';
import type { Locale } from '../model/variant';
import { processWide } from '../process-wide';
import { findRoute } from '../routes';
import { getArticle } from './articles';
import { findTrail, getMenu } from './menu';

const shelf = fileShelf('cards', CARDS_KEPT);
/** Drawing keeps a core busy for a moment: one picture at a time. */
const line = processWide('cards-line', () => ({ last: Promise.resolve() as Promise<unknown> }));

function inLine<T>(work: () => Promise<T>): Promise<T> {
  const turn = line.last.then(work, work);
  line.last = turn.catch(() => null);
  return turn;
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
  const trail = findTrail(await getMenu(locale), (item) => item.path === path);
  const page = trail.at(-1);
  if (!page || !findRoute(path)) return null;
  return {
    locale,
    title: page.label,
    above: trail.length > 1 ? (trail[0]?.label ?? '') : settings.name[locale],
  };
}

async function makeCard(locale: Locale, name: readonly string[]): Promise<SiteFile | null> {
  const [kind, ...rest] = name;
  const path = `/${rest.join('/')}`;
  const words =
    kind === 'article' ? await wordsOfArticle(locale, rest[0] ?? '') : await wordsOfPage(locale, path);
  return words && { type: 'image/png', body: await inLine(() => drawCard(words)), save: false };
}

const ARTICLE = /^article\/\d{1,19}$/;
const PAGE = /^page(\/[a-z0-9-]{1,64}){0,4}$/;

/** The picture for links to an article (article/7.png) or a page of the menu (page/pressroom.png); null for no such. */
export async function getCard(locale: Locale, file: string): Promise<KeptFile | null> {
  const name = file.replace(/\.png$/, '');
  if (name === file || !(ARTICLE.test(name) || PAGE.test(name))) return null;
  return shelf.get(`${locale}/${name}`, () => makeCard(locale, name.split('/')));
}

export const expireCards = (): void => shelf.expire();

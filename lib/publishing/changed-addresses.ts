import 'server-only';
import { chinaTime } from '../china-time';
import { findTrail, getMenu } from '../content/menu';
import { env } from '../env';
import { LOCALES } from '../i18n/locales';
import { isPublic, mapSummary } from '../mappers/article';
import type { Locale } from '../model/variant';
import { fetchArticles } from '../ows/calls';
import { detailHref, findRoute, href } from '../routes';

export interface Changed {
  /** Whole addresses, each once. */
  addresses: string[];
  /** When a version comes that is not public yet, in milliseconds since the epoch; null without one. */
  comes: number | null;
}

const NOTHING: Changed = { addresses: [], comes: null };

/** The page of the menu item that an article belongs to; null where the language, the menu or search engines have none. */
async function listPath(locale: Locale, menuKey: string): Promise<string | null> {
  const item = findTrail(await getMenu(locale), ({ key }) => key === menuKey).at(-1);
  if (!item?.path || !item.visible) return null;
  const found = findRoute(item.path);
  const hidden = found === null || found.noindex || (locale === 'en' && (found.zhOnly || !item.inEnglish));
  return hidden ? null : href(locale, item.path);
}

async function inLanguage(locale: Locale, id: string, now: number): Promise<Changed> {
  const variant = { locale, device: 'desktop' } as const;
  const { rows } = await fetchArticles({ variant, id, pageSize: 1 }, false);
  const [row] = rows;
  if (row?.id !== id) return NOTHING;
  const time = chinaTime(row.displayTime);
  if (!isPublic(row, now)) return { addresses: [], comes: time !== null && time > now ? time : null };
  const { openWay, menuKey } = mapSummary(row, (text) => text);
  const own = openWay === 'detail' ? detailHref(locale, id) : null;
  const paths = [own, await listPath(locale, menuKey)].flatMap((path) => path ?? []);
  return { addresses: paths.map((path) => new URL(path, env().siteUrl).href), comes: null };
}

/**
 * What a change of an article touches, in the languages that have it: its own page and that of its menu item, as
 * canonical addresses; nothing that is not public or in no index. Throws when the back office fails.
 */
export async function changedAddresses(id: string, now = Date.now()): Promise<Changed> {
  const found = await Promise.all(LOCALES.map(({ code }) => inLanguage(code, id, now)));
  const times = found.flatMap(({ comes }) => comes ?? []);
  return {
    addresses: [...new Set(found.flatMap(({ addresses }) => addresses))],
    comes: times.length > 0 ? Math.min(...times) : null,
  };
}

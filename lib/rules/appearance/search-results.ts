import { cutToWidth } from '@/lib/base/text-width';
import type { PageTexts, SearchEngine, SearchResult } from '@/lib/model/appearance';
import type { Locale } from '@/lib/model/variant';
import { fitted } from './fitted';
import { hostOf } from './host';
import { RESULT_ROOMS } from './rooms';

const DATES: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Asia/Shanghai' }),
};

/** A day as search engines write it; empty without one, and for text that is no time. */
function dayOf(date: string | null, locale: Locale): string {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? '' : DATES[locale].format(time);
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** `https://host › section › page`, from the breadcrumbs, else from the path. */
function trail({ canonical, crumbs }: PageTexts): string {
  if (!URL.canParse(canonical)) return canonical;
  const { origin, pathname } = new URL(canonical);
  const parts = crumbs.length > 0 ? crumbs : pathname.split('/').filter(Boolean).map(readable);
  return [origin, ...parts].join(' › ');
}

const hostOfPage = ({ canonical }: PageTexts): string => hostOf(canonical);

/** Google shows the path on desktops only, Baidu never. */
const addressOf: Readonly<Record<SearchEngine, (page: PageTexts) => string>> = {
  googleDesktop: trail,
  googlePhone: hostOfPage,
  baiduDesktop: hostOfPage,
};

const SEPARATOR: Readonly<Record<SearchEngine, string>> = {
  googleDesktop: ' —\u00a0',
  googlePhone: ' —\u00a0',
  baiduDesktop: '\u00a0',
};

function resultOf(engine: SearchEngine, page: PageTexts): SearchResult {
  const rooms = RESULT_ROOMS[engine];
  const day = dayOf(page.date, page.locale);
  const date = day && `${day}${SEPARATOR[engine]}`;
  return {
    engine,
    siteName: page.siteName,
    address: cutToWidth(addressOf[engine](page), rooms.address.px, rooms.address.room),
    date,
    title: fitted(page.title, rooms.title),
    description: fitted(page.description, rooms.description, date),
  };
}

/** A page in the results of each search engine, from the texts of its head. */
export function searchResults(page: PageTexts): SearchResult[] {
  return (Object.keys(RESULT_ROOMS) as SearchEngine[]).map((engine) => resultOf(engine, page));
}

import { isId } from '@/lib/base/possible';
import { isRecord, toInt, toRecords, toText } from '@/lib/base/values';
import { plain, textParts } from '@/lib/html/text-parts';
import type { ArticleHit, FunctionHit, SearchAnswer, SiteHosts } from '@/lib/model/search';
import type { Locale } from '@/lib/model/variant';
import { detailHref, href } from '@/lib/site/routes';
import { hitHref } from './hit-href';

type Row = Readonly<Record<string, unknown>>;

interface View {
  locale: Locale;
  hosts: SiteHosts;
}

const detailOf = ({ detail }: Row): Row => (isRecord(detail) ? detail : {});
const partsOf = (hit: Row) => textParts(toText(hit.showStr), toText(detailOf(hit).title));

/** A function without an address opens the articles of its menu item. */
function functionHit(hit: Row, { locale, hosts }: View): FunctionHit[] {
  const { url, menu_id } = detailOf(hit);
  const menuId = toText(menu_id);
  const ofMenu = isId(menuId) ? href(locale, '/detail', { type: 'channel', menuId }) : '';
  const address = toText(url).trim() ? hitHref(toText(url), locale, hosts) : ofMenu;
  const parts = partsOf(hit);
  return address && parts.length > 0 ? [{ href: address, parts }] : [];
}

/** An article opens at the address of its hit, else by its id. */
function articleHit(hit: Row, { locale, hosts }: View): ArticleHit[] {
  const detail = detailOf(hit);
  const given = toText(detail.id);
  const id = isId(given) ? given : '';
  const address = hitHref(toText(detail.url), locale, hosts) || (id ? detailHref(locale, id) : '');
  const parts = partsOf(hit);
  if (!address || parts.length === 0) return [];
  return [
    {
      id: id || address,
      href: address,
      parts,
      excerpt: plain(toText(detail.excerpt)).trim(),
      displayTime: toText(detail.display_time),
      menuId: toText(detail.menu_id),
      tag: '',
    },
  ];
}

/** Maps call 8 for server and browser: drops hits without a title or an address. */
export function mapSearch(body: Row, view: View): SearchAnswer {
  const data = isRecord(body.data) ? body.data : {};
  const articlesOf = (name: string) => toRecords(data[name]).flatMap((hit) => articleHit(hit, view));
  const articles = articlesOf('results');
  return {
    functions: toRecords(data.functionResults).flatMap((hit) => functionHit(hit, view)),
    suggestions: articlesOf('suggestions'),
    articles,
    total: Math.max(0, toInt(data.total) ?? articles.length),
  };
}

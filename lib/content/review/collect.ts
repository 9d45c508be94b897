import 'server-only';
import { breather } from '@/lib/base/breather';
import { ANYWHERE, type MenuPlace, mapSide, onlyLanguageOf, placeOfKey } from '@/lib/mappers/review';
import type { ReviewedArticle, ReviewedSide } from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import type { RawArticle } from '@/lib/ows/contract/raw';
import { WORK_MS } from './limits';

interface Collected {
  sides: Partial<Record<Locale, ReviewedSide>>;
  onlyIn: Locale | null;
  menuKey: string;
}

function articleOf(
  id: string,
  collected: Collected,
  places: ReadonlyMap<string, MenuPlace>,
): ReviewedArticle {
  const { sides, onlyIn, menuKey } = collected;
  const place = placeOfKey(menuKey, places);
  const { languages, isFiling } = place ?? ANYWHERE;
  return { id, sides, onlyIn, languages, isFiling, isPlaced: place !== null };
}

/** Merges the languages of articles, in whatever order rows arrive; keeps only what rules read of a row. */
export class Collection {
  private readonly byId = new Map<string, Collected>();
  /** Ids of the articles that were read, by language. */
  readonly ids: Readonly<Record<Locale, Set<string>>> = { zh: new Set(), en: new Set() };

  add(row: RawArticle, locale: Locale): void {
    const collected = this.byId.get(row.id);
    const { sides = {}, onlyIn = null } = collected ?? {};
    sides[locale] ??= mapSide(row);
    this.byId.set(row.id, { sides, onlyIn: onlyIn ?? onlyLanguageOf(row), menuKey: row.menuKey });
    this.ids[locale].add(row.id);
  }

  /** Each article with what the menu says about its place. */
  async articles(places: ReadonlyMap<string, MenuPlace>): Promise<ReviewedArticle[]> {
    const pause = breather(WORK_MS);
    const articles = [];
    for (const [id, collected] of this.byId) {
      articles.push(articleOf(id, collected, places));
      await pause();
    }
    return articles;
  }
}

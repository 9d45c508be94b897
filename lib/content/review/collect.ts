import 'server-only';
import { ANYWHERE, isPlaced, type MenuPlace, mapSide, onlyLanguageOf } from '@/lib/mappers/review';
import type { ReviewedArticle, ReviewedSide } from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import type { RawArticle } from '@/lib/ows/contract/raw';

interface Known {
  sides: Partial<Record<Locale, ReviewedSide>>;
  onlyIn: Locale | null;
  menuKey: string;
}

/** Puts the languages of articles together as their rows come in, in any order; of a row only what rules read is kept. */
export class Collection {
  private readonly byId = new Map<string, Known>();

  add(row: RawArticle, locale: Locale): void {
    const known = this.byId.get(row.id);
    const { sides = {}, onlyIn = null } = known ?? {};
    sides[locale] ??= mapSide(row);
    this.byId.set(row.id, { sides, onlyIn: onlyIn ?? onlyLanguageOf(row), menuKey: row.menuKey });
  }

  /** Ids of the articles that were read in a language. */
  idsIn(locale: Locale): Set<string> {
    return new Set([...this.byId].flatMap(([id, { sides }]) => (sides[locale] ? [id] : [])));
  }

  /** Each article with what the menu says of its place. */
  articles(places: ReadonlyMap<string, MenuPlace>): ReviewedArticle[] {
    return [...this.byId].map(([id, { sides, onlyIn, menuKey }]) => {
      const { languages, isFiling } = places.get(menuKey) ?? ANYWHERE;
      return { id, sides, onlyIn, languages, isFiling, isPlaced: isPlaced(menuKey, places) };
    });
  }
}

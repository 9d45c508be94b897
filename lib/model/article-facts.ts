import type { Figure } from './figure';

/** Designs of a list of cards. */
export const CARD_TEMPLATES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type CardTemplate = (typeof CARD_TEMPLATES)[number];

/** Facts about a person, from the ext of an article. */
interface PersonFacts {
  role: string;
  /** Title of the group in which the page lists the person. */
  group: string;
}

/** Facts about a company, from the ext of an article. */
interface CompanyFacts {
  place: string;
  address: string;
  phone: string;
  regulator: string;
}

/** Facts about a card of a business line, from the ext of an article. */
interface CardFacts {
  /** Design of the whole list: the first article of the line that names one decides. */
  template: CardTemplate | null;
  step: string;
  audience: string;
  /** Worst case of a product, in a sentence or two. */
  worst: string;
}

/** Facts from the ext of an article, by kind of article; absent texts are empty. */
export interface ArticleFacts {
  /** Position in a list with an explicit order; null without one. */
  order: number | null;
  person: PersonFacts;
  company: CompanyFacts;
  card: CardFacts;
  /** Up to three. */
  figures: readonly Figure[];
}

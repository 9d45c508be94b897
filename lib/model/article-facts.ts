import type { Figure } from './figure';

/** The designs that a list of cards can have; the back office names the one of a business line. */
export const CARD_TEMPLATES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type CardTemplate = (typeof CARD_TEMPLATES)[number];

/** A person, as the back office describes one in ext. */
interface PersonFacts {
  role: string;
  /** The part of the page in which the person is shown. */
  group: string;
}

/** A company, as the back office describes one in ext. */
interface CompanyFacts {
  place: string;
  address: string;
  phone: string;
  regulator: string;
}

/** A card of a business line, as the back office describes one in ext. */
interface CardFacts {
  /** The design of the whole list, named by one of its cards. */
  template: CardTemplate | null;
  step: string;
  audience: string;
  /** What can go wrong with a product, in a sentence or two. */
  worst: string;
}

/** The ext of an article, by the kinds of articles that have one; absent texts are empty. */
export interface ArticleFacts {
  /** Position in a list that has an order of its own; null without one. */
  order: number | null;
  person: PersonFacts;
  company: CompanyFacts;
  card: CardFacts;
  /** Up to three. */
  figures: readonly Figure[];
}

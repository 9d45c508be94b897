import type { Figure } from './figure';

/** The designs that a list of cards can have; the back office names the one of a business line. */
export const CARD_TEMPLATES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type CardTemplate = (typeof CARD_TEMPLATES)[number];

/** What the back office keeps of a person. */
interface PersonFacts {
  role: string;
  /** The part of the page in which the person is shown. */
  group: string;
}

/** What the back office keeps of a company. */
interface CompanyFacts {
  place: string;
  address: string;
  phone: string;
  regulator: string;
}

/** What the back office keeps of a card of a business line. */
interface CardFacts {
  /** The design of the whole list, named by one of its cards. */
  template: CardTemplate | null;
  step: string;
  audience: string;
}

/** What the back office keeps of an article beside its texts, by the kind of article; absent texts are empty. */
export interface ArticleFacts {
  /** Position in a list that has an order of its own; null without one. */
  order: number | null;
  person: PersonFacts;
  company: CompanyFacts;
  card: CardFacts;
  /** Up to three. */
  figures: readonly Figure[];
}

import type { Locale } from '@/lib/model/variant';

/** Identifies a filing in one language. */
export interface FilingKey {
  id: string;
  locale: Locale;
}

/** The key as a string, for maps and sets. */
export const keyText = ({ locale, id }: FilingKey): string => `${locale}:${id}`;

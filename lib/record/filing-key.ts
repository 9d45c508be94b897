import type { Locale } from '@/lib/model/variant';

/** A filing of one language. */
export interface FilingKey {
  id: string;
  locale: Locale;
}

/** The key as one text, for maps and sets. */
export const keyText = ({ locale, id }: FilingKey): string => `${locale}:${id}`;

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/model/variant';

/** A component in one state. */
export interface Specimen {
  name: string;
  view: (locale: Locale) => ReactNode;
}

export interface Subject {
  name: string;
  specimens: readonly Specimen[];
}

/** A text of the catalogue in the language of the page. */
export const sample = (zh: string, en: string) => (locale: Locale) => (locale === 'zh' ? zh : en);

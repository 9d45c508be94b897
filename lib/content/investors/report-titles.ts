import type { Locale } from '@/lib/model/variant';

/** Words in titles of periodic and sustainability reports, for which the back office searches a long list. */
export const REPORT_TITLES: Readonly<Record<Locale, readonly string[]>> = {
  zh: ['报告'],
  en: ['Report', 'Results'],
};

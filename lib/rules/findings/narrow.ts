import { type Finding, SEVERITIES, type Severity } from '@/lib/model/findings';
import type { Locale } from '@/lib/model/variant';
import { isLocale } from '@/lib/site/locales';

/** Filters of a list of findings; null for all. */
export interface FindingFilter {
  severity: Severity | null;
  /** The language whose page is concerned. */
  language: Locale | null;
}

/** The filter in an address; unknown values are ignored. */
export function readFilter(read: (name: string) => string | null | undefined): FindingFilter {
  const language = read('language') ?? '';
  return {
    severity: SEVERITIES.find((one) => one === read('severity')) ?? null,
    language: isLocale(language) ? language : null,
  };
}

/** The findings that match the filter, in their order. */
export const narrow = (findings: readonly Finding[], { severity, language }: FindingFilter): Finding[] =>
  findings.filter(
    (one) => (!severity || one.severity === severity) && (!language || one.locale === language),
  );

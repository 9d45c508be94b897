import { SUGGESTION_PAGE_SIZE } from '@/lib/base/constants';
import { mapSearch } from '@/lib/mappers/search';
import type { SiteHosts, TextPart } from '@/lib/model/search';
import type { Variant } from '@/lib/model/variant';
import { PATHS } from '@/lib/ows/contract/paths';
import { searchBody } from '@/lib/ows/contract/search-request';
import { chooseSuggestions } from '@/lib/rules/search/choose-suggestions';
import { askRelay } from './ask-relay';

const SUGGESTION_TIMEOUT_MS = 8000;

/** Facts of the page for which suggestions are requested. */
export interface SuggestionContext {
  variant: Variant;
  hosts: SiteHosts;
}

/** One suggestion: a page of the site or an article. */
export interface Option {
  kind: 'functions' | 'articles';
  href: string;
  parts: readonly TextPart[];
}

/** Requests suggestions for the typed text through the relay, in browsers; rejects with an AskError. */
export async function askSuggestions(
  typed: string,
  { variant, hosts }: SuggestionContext,
): Promise<Option[]> {
  const answer = await askRelay(PATHS.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(searchBody({ typed, variant, pageSize: SUGGESTION_PAGE_SIZE })),
    timeoutMs: SUGGESTION_TIMEOUT_MS,
    quiet: true,
  });
  const { functions, articles } = chooseSuggestions(mapSearch(answer, { locale: variant.locale, hosts }));
  return [
    ...functions.map(({ href, parts }): Option => ({ kind: 'functions', href, parts })),
    ...articles.map(({ href, parts }): Option => ({ kind: 'articles', href, parts })),
  ];
}

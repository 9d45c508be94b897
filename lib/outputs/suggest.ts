import 'server-only';
import { SEARCH_MAX_CHARS, SUGGESTION_PAGE_SIZE } from '@/lib/base/constants';
import { textOf } from '@/lib/html/text-parts';
import { mapPublicSearch } from '@/lib/mappers/public-search';
import type { Locale } from '@/lib/model/variant';
import { fetchSearch } from '@/lib/ows/contract/search';
import { chooseSuggestions } from '@/lib/rules/search/choose-suggestions';
import { env } from '@/lib/runtime/env';
import { siteHosts } from '@/lib/runtime/site-hosts';

/** OpenSearch suggestions: the query, then names and addresses of the results, in the order of the panel. */
export async function suggest(
  typed: string,
  locale: Locale,
): Promise<[string, string[], string[], string[]]> {
  const query = typed.trim();
  if (!query || [...query].length > SEARCH_MAX_CHARS) return [typed.slice(0, SEARCH_MAX_CHARS), [], [], []];
  const variant = { locale, device: 'desktop' } as const;
  const answer = await fetchSearch({ typed: query, variant, pageSize: SUGGESTION_PAGE_SIZE });
  const { functions, articles } = chooseSuggestions(
    mapPublicSearch(answer, { locale, hosts: siteHosts() }, Date.now()),
  );
  const hits = [...functions, ...articles];
  const addressOf = (href: string) => new URL(href, env().siteUrl).href;
  return [
    query,
    hits.map(({ parts }) => textOf(parts)),
    hits.map(() => ''),
    hits.map(({ href }) => addressOf(href)),
  ];
}

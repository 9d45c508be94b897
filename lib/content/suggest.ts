import 'server-only';
import { SEARCH_MAX_CHARS, SUGGESTION_PAGE_SIZE } from '../constants';
import { env } from '../env';
import { type Locale, terminalType } from '../model/variant';
import { fetchSearch } from '../ows/search';
import { screenHits } from '../relay/screen';
import { chooseSuggestions } from '../search/choose-suggestions';
import { mapSearch } from '../search/map-answer';
import { textOf } from '../search/text-parts';
import { siteHosts } from './site-hosts';

/** OpenSearch suggestions: what was typed, then names and addresses of what fits, in the order of the panel. */
export async function suggest(
  typed: string,
  locale: Locale,
): Promise<[string, string[], string[], string[]]> {
  const asked = typed.trim();
  if (!asked || [...asked].length > SEARCH_MAX_CHARS) return [typed.slice(0, SEARCH_MAX_CHARS), [], [], []];
  const terType = terminalType({ locale, device: 'desktop' });
  const answer = await fetchSearch({ typed: asked, terType, pageSize: SUGGESTION_PAGE_SIZE });
  const { functions, articles } = chooseSuggestions(
    mapSearch(screenHits(answer, Date.now()), { locale, hosts: siteHosts() }),
  );
  const hits = [...functions, ...articles];
  const addressOf = (href: string) => new URL(href, env().siteUrl).href;
  return [
    asked,
    hits.map(({ parts }) => textOf(parts)),
    hits.map(() => ''),
    hits.map(({ href }) => addressOf(href)),
  ];
}

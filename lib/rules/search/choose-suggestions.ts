import type { ArticleHit, FunctionHit, SearchAnswer } from '@/lib/model/search';

const SUGGESTED_ARTICLES = 3;

const SUGGESTIONS = 6;

export interface Suggestions {
  functions: FunctionHit[];
  articles: ArticleHit[];
}

/**
 * SE-02: up to three articles, suggested ones before others; functions fill up the six and are shown first.
 */
export function chooseSuggestions({ functions, suggestions, articles }: SearchAnswer): Suggestions {
  const byId = new Map([...suggestions, ...articles].map((hit) => [hit.id, hit]));
  const shown = [...byId.values()].slice(0, SUGGESTED_ARTICLES);
  return { functions: functions.slice(0, SUGGESTIONS - shown.length), articles: shown };
}

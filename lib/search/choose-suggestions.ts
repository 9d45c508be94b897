import { SUGGESTED_ARTICLES, SUGGESTIONS } from '../constants';
import type { ArticleHit, FunctionHit, SearchAnswer } from '../model/search';

export interface Suggestions {
  functions: FunctionHit[];
  articles: ArticleHit[];
}

/** SE-02: up to three articles, those that the back office suggests before others, and functions for the rest of the six; functions stand first. */
export function chooseSuggestions({ functions, suggestions, articles }: SearchAnswer): Suggestions {
  const byId = new Map([...suggestions, ...articles].map((hit) => [hit.id, hit]));
  const shown = [...byId.values()].slice(0, SUGGESTED_ARTICLES);
  return { functions: functions.slice(0, SUGGESTIONS - shown.length), articles: shown };
}

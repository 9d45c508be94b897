import { fromJson, toTexts } from '@/lib/base/values';

const RECENT_SEARCHES = 8;

const KEY = 'search_recent';

/** What was searched for on this device, newest first; it never leaves it. */
export function recentSearches(): string[] {
  try {
    const kept = fromJson(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? toTexts(kept).slice(0, RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Puts a question first; the same one is not kept twice. */
export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (!text) return;
  const rest = recentSearches().filter((one) => one !== text);
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...rest].slice(0, RECENT_SEARCHES)));
  } catch {
    // Storage is full or switched off: nothing is remembered.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}

import { fromJson, toTexts } from '@/lib/base/values';

const RECENT_SEARCHES = 8;

const KEY = 'search_recent';

/** Recent searches on this device, newest first; never sent anywhere. */
export function recentSearches(): string[] {
  try {
    const stored = fromJson(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? toTexts(stored).slice(0, RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Stores a query as the newest one, without duplicates. */
export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (!text) return;
  const rest = recentSearches().filter((one) => one !== text);
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...rest].slice(0, RECENT_SEARCHES)));
  } catch {
    // Storage is full or disabled: nothing is stored.
  }
}

/** Removes all recent searches from this device. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}

import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json' with { type: 'json' };
import zh from '@/messages/zh.json' with { type: 'json' };

/** The site's own words, by language: what a visitor reads is found by them. */
export const WORDS = { zh, en } as const;

export const LOCALES: readonly Locale[] = ['zh', 'en'];

/** A text of messages/ with its values put in, for the plain `{name}` form. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

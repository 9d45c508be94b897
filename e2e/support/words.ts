import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json' with { type: 'json' };
import zh from '@/messages/zh.json' with { type: 'json' };

/** The site's messages by language, by which journeys find elements. */
export const WORDS = { zh, en } as const;

export const LOCALES: readonly Locale[] = ['zh', 'en'];

/** A message with its plain `{name}` placeholders filled in. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

import { localeRow } from '@/lib/site/locales';

/** A cookie with one of these plain values, which is the first group; any other spelling counts as no cookie. */
const cookie = (name: string, values: readonly string[]): RegExp =>
  new RegExp(`(?:^|;)\\s*${name}=(${values.join('|')})\\s*(?:;|$)`);

/** Cookies of visitors that an answer depends on. */
export const COOKIES = {
  device: cookie('device', ['mobile', 'desktop']),
  elder: cookie('version', ['elder']),
  /** Of the elder edition: size and theme. */
  look: /(?:^|;)\s*look=/,
  english: cookie('lang', [localeRow('en').stored]),
} as const;

/** Whether a form of an answer is accepted, by Accept-Encoding; the best one first. */
export const ENCODINGS = ['br', 'gzip'].map((name) => ({
  name,
  accepted: new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i'),
}));

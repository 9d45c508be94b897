import type { Locale } from '@/lib/model/variant';
import { normalPath, splitLocale } from '@/lib/site/address';
import { translator } from '@/lib/words/translator';
import { MESSAGE_MAX_CHARS } from './limits';
import { CATALOGUE, type CatalogueCode } from './refusal';

const inCatalogue = (code: number): CatalogueCode => CATALOGUE.find((known) => known === code) ?? 500;

/** The catalogue's words for an HTTP code (CL-06); codes it does not know read like 500. */
export function wordsFor(code: number, locale: Locale): string {
  return translator(locale, 'errors')(`${inCatalogue(code)}`);
}

/** The language of the page that asks, by its path; Chinese when it is not told. */
export function localeOfReferer(referer: string | null): Locale {
  if (!referer || !URL.canParse(referer)) return 'zh';
  return splitLocale(normalPath(new URL(referer).pathname)).locale;
}

/** Traces of code, addresses and paths: some back offices put the text of an exception into msg. */
const TECHNICAL =
  /exception|stack ?trace|\bsql\b|\bnull\b|undefined|https?:|\b(?:java|javax|org|com|cn|net)\.\w+\.\w|(?<!\w)\/\w+\/\w|[<>{}\p{Cc}]/iu;

/** A message of the back office when it is one for visitors, else the catalogue's words for its code. */
export function visitorText(msg: string, { code, locale }: { code: number; locale: Locale }): string {
  const text = msg.trim();
  const fit = text.length > 0 && text.length <= MESSAGE_MAX_CHARS && !TECHNICAL.test(text);
  return fit ? text : wordsFor(code, locale);
}

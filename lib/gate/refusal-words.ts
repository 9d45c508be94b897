import type { Locale } from '@/lib/model/variant';
import { normalPath, splitLocale } from '@/lib/site/address';
import { translator } from '@/lib/words/translator';
import { OWS_MESSAGE_MAX_CHARS } from './limits';
import { CATALOGUE, type CatalogueCode } from './refusal';

const inCatalogue = (code: number): CatalogueCode => CATALOGUE.find((known) => known === code) ?? 500;

/** The message for an HTTP code (CL-06); unknown codes get that of 500. */
export function wordsFor(code: number, locale: Locale): string {
  return translator(locale, 'errors')(`${inCatalogue(code)}`);
}

/** The language of the page that sent the request, by its path; Chinese if unknown. */
export function localeOfReferer(referer: string | null): Locale {
  if (!referer || !URL.canParse(referer)) return 'zh';
  return splitLocale(normalPath(new URL(referer).pathname)).locale;
}

/** Signs of code, addresses and paths: some back offices put the text of an exception into msg. */
const TECHNICAL =
  /exception|stack ?trace|\bsql\b|\bnull\b|undefined|https?:|\b(?:java|javax|org|com|cn|net)\.\w+\.\w|(?<!\w)\/\w+\/\w|[<>{}\p{Cc}]/iu;

/** The back office's message if it is fit for visitors, else the site's message for its code. */
export function visitorText(msg: string, { code, locale }: { code: number; locale: Locale }): string {
  const text = msg.trim();
  const fit = text.length > 0 && text.length <= OWS_MESSAGE_MAX_CHARS && !TECHNICAL.test(text);
  return fit ? text : wordsFor(code, locale);
}

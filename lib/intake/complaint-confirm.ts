import 'server-only';
import { createHash } from 'node:crypto';
import { fill } from '../forms/fill';
import { localeRow } from '../i18n/locales';
import type { Locale } from '../model/variant';
import { href } from '../routes';
import { NO_STORE } from './complaint-session';
import { maskMiddle } from './mask';
import { escaped, PLAIN_STYLE } from './plain-answer';
import { formWords } from './words';

const STYLE_HASH = createHash('sha256').update(PLAIN_STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Asks a visitor whom another site sent whether the identity of the link is his: else a link could have him complain
 * under somebody else's. No script; the info goes on in the body of a post, whose origin the referrer policy lets tell.
 */
export function confirmPage(info: string, locale: Locale): Response {
  const { heading, text, go, leave } = formWords(locale).complaint.confirm;
  const owner = escaped(fill(text, { owner: maskMiddle(info) }));
  const form = `<form method="post" action="/api/complaint-entry?lang=${locale}"><input type="hidden" name="info" value="${escaped(info)}"><button>${go}</button></form>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="strict-origin"><title>${heading}</title><style>${PLAIN_STYLE}</style>`;
  const body = `<main><h1>${heading}</h1><p>${owner}</p>${form}<p><a href="${href(locale, '/customer-hotline')}">${leave}</a></p></main>`;
  const html = `<!DOCTYPE html><html lang="${localeRow(locale).htmlLang}"><head>${head}</head><body>${body}</body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };
  return new Response(html, { headers: { ...headers, ...NO_STORE } });
}

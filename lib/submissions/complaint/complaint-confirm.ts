import 'server-only';
import { escapeUTF8 } from 'entities';
import { NO_STORE } from '@/lib/gate/own-cookies';
import type { Locale } from '@/lib/model/variant';
import { complaintEntryHref } from '@/lib/site/endpoints';
import { localeRow } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import { maskMiddle } from '../forms/mask';
import { PLAIN_STYLE, PLAIN_STYLE_HASH } from '../forms/plain-answer';

const POLICY = `default-src 'none'; style-src 'sha256-${PLAIN_STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Page on which a visitor from another site confirms the identity of the link: otherwise a link could make visitors
 * complain under a stranger's identity. No script; the info is posted, and the referrer policy lets the origin be checked.
 */
export function confirmPage(info: string, locale: Locale): Response {
  const t = translator(locale, 'forms.complaint.confirm');
  const owner = escapeUTF8(t('text', { owner: maskMiddle(info) }));
  const form = `<form method="post" action="${complaintEntryHref(locale)}"><input type="hidden" name="info" value="${escapeUTF8(info)}"><button>${t('go')}</button></form>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="strict-origin"><title>${t('heading')}</title><style>${PLAIN_STYLE}</style>`;
  const body = `<main><h1>${t('heading')}</h1><p>${owner}</p>${form}<p><a href="${href(locale, '/customer-hotline')}">${t('leave')}</a></p></main>`;
  const html = `<!DOCTYPE html><html lang="${localeRow(locale).htmlLang}"><head>${head}</head><body>${body}</body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };
  return new Response(html, { headers: { ...headers, ...NO_STORE } });
}

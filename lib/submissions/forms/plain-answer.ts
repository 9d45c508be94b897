import 'server-only';
import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { NO_STORE } from '@/lib/gate/own-cookies';
import type { Problem } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { localeRow } from '@/lib/site/locales';
import { translator } from '@/lib/words/translator';

export const PLAIN_STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;font:1.0625rem/1.7 system-ui,sans-serif;background:#faf7f2;color:#0b1f3a}p{margin:0;max-width:36em}';
/** Hash of the style for the Content-Security-Policy: SHA-256 in base64. */
export const PLAIN_STYLE_HASH = createHash('sha256').update(PLAIN_STYLE).digest('base64');

interface Plain {
  status: number;
  problems: readonly Problem[];
  headers?: Readonly<Record<string, string>>;
}

/** A minimal page without the framework: what is wrong, and that going back keeps what was typed. */
export function plainAnswer(locale: Locale, { status, problems, headers }: Plain): Response {
  const t = translator(locale, 'forms');
  const texts = [...problems.map(({ text }) => text), `${t('goBack')} ${env().settings.hotline}`];
  const body = texts.map((text) => `<p>${escapeUTF8(text)}</p>`).join('');
  const html = `<!DOCTYPE html><html lang="${localeRow(locale).htmlLang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${status}</title><style>${PLAIN_STYLE}</style><main>${body}</main></html>`;
  const policy = `default-src 'none'; style-src 'sha256-${PLAIN_STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(html, { status, headers: { ...own, ...headers, ...NO_STORE } });
}

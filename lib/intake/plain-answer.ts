import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '../env';
import { localeRow } from '../i18n/locales';
import type { Problem } from '../model/form';
import type { Locale } from '../model/variant';
import { NO_STORE } from './complaint-session';
import { formWords } from './words';

export const PLAIN_STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;font:1.0625rem/1.7 system-ui,sans-serif;background:#faf7f2;color:#0b1f3a}p{margin:0;max-width:36em}';
const STYLE_HASH = createHash('sha256').update(PLAIN_STYLE).digest('base64');

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

interface Plain {
  status: number;
  problems: readonly Problem[];
  headers?: Readonly<Record<string, string>>;
}

/** The least there is to say, without drawing a page: what is wrong, and that going back keeps what was typed. */
export function plainAnswer(locale: Locale, { status, problems, headers }: Plain): Response {
  const words = formWords(locale);
  const texts = [...problems.map(({ text }) => text), `${words.goBack} ${env().settings.hotline}`];
  const body = texts.map((text) => `<p>${escaped(text)}</p>`).join('');
  const html = `<!DOCTYPE html><html lang="${localeRow(locale).htmlLang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${status}</title><style>${PLAIN_STYLE}</style><main>${body}</main></html>`;
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(html, { status, headers: { ...own, ...headers, ...NO_STORE } });
}

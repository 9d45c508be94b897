import { type APIRequestContext, expect } from '@playwright/test';
import { decodeHTML } from 'entities';

const bare = (html: string): string =>
  decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** A page as sent by the server, parsed without running scripts. */
export interface RawPage {
  status: number;
  headers: Record<string, string>;
  /** The document without scripts, as a reader without JavaScript gets it. */
  html: string;
  /** Texts of the elements of this name. */
  texts: (tag: string) => string[];
  /** The text of the whole body. */
  text: string;
  /** content of a named meta tag; null when there is none. */
  meta: (name: string) => string | null;
  /** content of a meta tag of Open Graph; null when there is none. */
  property: (name: string) => string | null;
  /** href of the canonical link; null when there is none. */
  canonical: string | null;
}

function attribute(html: string, tag: RegExp, name: string): string | null {
  const found = tag.exec(html)?.[0];
  const value = found && new RegExp(`\\b${name}="([^"]*)"`).exec(found)?.[1];
  return value === undefined || value === null ? null : decodeHTML(value);
}

export async function readPage(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<RawPage> {
  const response = await request.get(address, { maxRedirects: 0, headers });
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return {
    status: response.status(),
    headers: response.headers(),
    html,
    texts: (tag) =>
      [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner]) =>
        bare(inner ?? ''),
      ),
    text: bare(/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? ''),
    meta: (name) => attribute(html, new RegExp(`<meta[^>]*\\bname="${name}"[^>]*>`), 'content'),
    property: (name) => attribute(html, new RegExp(`<meta[^>]*\\bproperty="${name}"[^>]*>`), 'content'),
    canonical: attribute(html, /<link[^>]*\brel="canonical"[^>]*>/, 'href'),
  };
}

/** Target of a redirect, as a path with query; fails when the request is not redirected with this status. */
export async function redirectOf(
  request: APIRequestContext,
  address: string,
  status: number,
): Promise<{ to: string; headers: Record<string, string> }> {
  const response = await request.get(address, { maxRedirects: 0 });
  expect(response.status(), `status of ${address}`).toBe(status);
  const headers = response.headers();
  // The framework sends Location twice when it has just rendered a redirecting page.
  const targets = new Set(
    response.headersArray().flatMap(({ name, value }) => (/^location$/i.test(name) ? value : [])),
  );
  expect([...targets], `targets of ${address}`).toHaveLength(1);
  const url = new URL([...targets].join(), response.url());
  const own = url.origin === new URL(response.url()).origin;
  return { to: own ? url.pathname + url.search : url.href, headers };
}

/** Path and query of a canonical address. */
export function pathOf(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

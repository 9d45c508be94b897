import 'server-only';
import { request as ask } from 'undici';
import { ownHeaders } from '@/lib/gate/own-request';
import { readRendered } from '@/lib/html/rendered-page';
import type { Comparison, RenderedPage } from '@/lib/model/compare';
import type { Locale } from '@/lib/model/variant';
import { comparePages } from '@/lib/rules/compare/compare-pages';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { previewHref } from '@/lib/site/preview';
import { pathHref } from '@/lib/site/routes';

/** The cookie of a visitor on a desktop; the language is that of the address. */
const PUBLIC_COOKIE = 'device=desktop';

/**
 * A page of this site as it is sent; null when it cannot be read in time. It is neither stored nor logged.
 */
async function readOwn(address: string, cookie: string): Promise<RenderedPage | null> {
  const { selfUrl, timeoutMs } = env();
  const headers = { accept: 'text/html', cookie, ...ownHeaders() };
  try {
    const signal = AbortSignal.timeout(timeoutMs.page);
    const answer = await ask(new URL(address, selfUrl), { headers, signal });
    const { location } = answer.headers;
    return readRendered(await answer.body.text(), answer.statusCode, String(location ?? ''));
  } catch (error) {
    log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'a preview could not be compared');
    return null;
  }
}

export interface ComparedPage {
  path: string;
  query: Readonly<Record<string, string>>;
}

/**
 * Compares the preview of a page with what visitors see at its address, in one language. `cookie` is the
 * editor's permission. Never rejects: a page that cannot be read makes the state unknown.
 */
export async function comparePage(page: ComparedPage, locale: Locale, cookie: string): Promise<Comparison> {
  const [published, draft] = await Promise.all([
    readOwn(pathHref(locale, page.path, page.query), PUBLIC_COOKIE),
    readOwn(previewHref({ ...page, locale }, 'desktop'), cookie),
  ]);
  return comparePages({ published, draft }, locale);
}

import 'server-only';
import { exchangeInfo } from '@/lib/content/customer/complaint';
import { countVisitor, FORM_TEXT, requireOwnPage } from '@/lib/gate/admit';
import { NO_STORE } from '@/lib/gate/cookies';
import { noteRefusal } from '@/lib/gate/failure';
import { readBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import { wordsFor } from '@/lib/gate/refusal-words';
import type { Locale } from '@/lib/model/variant';
import { isLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { plainAnswer } from '../forms/plain-answer';
import { confirmPage } from './complaint-confirm';
import { handOver } from './complaint-session';
import { inEntryPlace } from './entry-places';

const BODY = { maxBytes: 16 * 1024, readMs: 10_000 };
const NAME = 'complaint entry';

const localeOf = (text: string | null): Locale => (text && isLocale(text) ? text : 'zh');

/** Saves the info and hands over to the form; what cannot be saved goes to the hotline. */
async function enter(info: string, locale: Locale): Promise<Response> {
  const saved = await inEntryPlace(() => exchangeInfo(info));
  if (saved !== null) return handOver(saved, href(locale, '/online-complaints'));
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, Location: href(locale, '/customer-hotline') },
  });
}

/** Does `work`, counted like a form. Never throws: a refusal is a plain page with its status. */
async function asForm(request: Request, locale: Locale, work: () => Promise<Response>): Promise<Response> {
  try {
    await countVisitor(request.headers, 'forms');
    return await work();
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(500);
    noteRefusal(refusal, NAME);
    const { code, headers } = refusal;
    return plainAnswer(locale, {
      status: code,
      problems: [{ field: '', text: wordsFor(code, locale) }],
      headers,
    });
  }
}

/**
 * RT-06: an info in an address of the complaint form, led here by middleware.ts, which says so in `x-door-locale`; a
 * request without that mark finds nothing. Where another site sent the visitor, he confirms first that it is his.
 */
export async function entryByLink(request: Request): Promise<Response> {
  const mark = request.headers.get('x-door-locale');
  if (mark === null) return new Response(null, { status: 404, headers: NO_STORE });
  const locale = localeOf(mark);
  const info = new URL(request.url).searchParams.get('info') ?? '';
  const isForeign = /^(cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '');
  return asForm(request, locale, async () => (isForeign ? confirmPage(info, locale) : enter(info, locale)));
}

/** The visitor has confirmed: the same with the info in the body of a post from our own page. */
export function entryByPost(request: Request): Promise<Response> {
  const locale = localeOf(new URL(request.url).searchParams.get('lang'));
  return asForm(request, locale, async () => {
    requireOwnPage(request, [FORM_TEXT]);
    const fields = new URLSearchParams((await readBytes(request, BODY)).toString('utf8'));
    return enter(fields.get('info') ?? '', locale);
  });
}

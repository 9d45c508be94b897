import 'server-only';
import { exchangeInfo } from '@/lib/content/customer/complaint';
import { countVisitor, FORM_TEXT, requireOwnPage } from '@/lib/gate/admit';
import { noteRefusal } from '@/lib/gate/failure';
import { NO_STORE } from '@/lib/gate/own-cookies';
import { readBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import { wordsFor } from '@/lib/gate/refusal-words';
import type { Locale } from '@/lib/model/variant';
import { localeFrom } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { plainAnswer } from '../forms/plain-answer';
import { confirmPage } from './complaint-confirm';
import { handOver } from './complaint-session';
import { inEntryPlace } from './entry-places';

const BODY = { maxBytes: 16 * 1024, readMs: 10_000 };
const NAME = 'complaint entry';

/** Saves the info and continues to the form, or redirects to the hotline when that fails. */
async function enter(info: string, locale: Locale): Promise<Response> {
  const saved = await inEntryPlace(() => exchangeInfo(info));
  if (saved !== null) return handOver(saved, href(locale, '/online-complaints'));
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, Location: href(locale, '/customer-hotline') },
  });
}

/** Runs `work` within the rate limit of forms. Never throws: a refusal is a plain page with its status. */
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
 * RT-06: an address of the complaint form with an info, which middleware.ts rewrites to this endpoint with
 * the header `x-entry-locale`; 404 without that header. A visitor from another site confirms the identity
 * first.
 */
export async function entryByLink(request: Request): Promise<Response> {
  const mark = request.headers.get('x-entry-locale');
  if (mark === null) return new Response(null, { status: 404, headers: NO_STORE });
  const locale = localeFrom(mark);
  const info = new URL(request.url).searchParams.get('info') ?? '';
  const isForeign = /^(cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '');
  return asForm(request, locale, async () => (isForeign ? confirmPage(info, locale) : enter(info, locale)));
}

/** The same after the confirmation: the info is in the body of a POST from our own page. */
export function entryByPost(request: Request): Promise<Response> {
  const locale = localeFrom(new URL(request.url).searchParams.get('lang'));
  return asForm(request, locale, async () => {
    requireOwnPage(request, [FORM_TEXT]);
    const fields = new URLSearchParams((await readBytes(request, BODY)).toString('utf8'));
    return enter(fields.get('info') ?? '', locale);
  });
}

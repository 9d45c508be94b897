import 'server-only';
import { fromJson, isRecord, toText } from '@/lib/base/values';
import { type ComplaintWay, findComplaintWay } from '@/lib/content/customer/complaint';
import { countVisitor, requireOwnPage } from '@/lib/gate/admit';
import { failureAnswer, noteRefusal } from '@/lib/gate/failure';
import { NO_STORE, ownCookieOf } from '@/lib/gate/own-cookies';
import { readBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import type { Locale } from '@/lib/model/variant';
import { log } from '@/lib/runtime/log';
import { COMPLAINT_NOTICE } from '@/lib/site/endpoints';
import { localeFrom } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { handOver, INFO_COOKIE, infoOfCookie, sessionCookies } from './complaint-session';

const BODY = { maxBytes: 16 * 1024, readMs: 10_000 };

const localeOf = (request: Request): Locale => localeFrom(new URL(request.url).searchParams.get('lang'));

const noticeHref = (locale: Locale, kind: keyof typeof COMPLAINT_NOTICE): string =>
  `${href(locale, '/customer-hotline')}#${COMPLAINT_NOTICE[kind]}`;

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
}

/** Leads to the form, the sign-in, or the hotline with an explanation. Never throws. */
export async function complaintByLink(request: Request): Promise<Response> {
  const locale = localeOf(request);
  try {
    await countVisitor(request.headers, 'forms');
    const way = await findComplaintWay(infoOfCookie(ownCookieOf(request, INFO_COOKIE)));
    if (way.kind === 'form') return await handOver(way.info, href(locale, '/online-complaints'));
    return goTo(way.kind === 'away' ? way.to : noticeHref(locale, way.kind));
  } catch (error) {
    if (error instanceof Refusal) noteRefusal(error, 'complaint entry');
    else log.error({ failure: String(error instanceof Error && error.name) }, 'the complaint entry failed');
    return goTo(noticeHref(locale, 'failed'));
  }
}

async function answerWay(way: ComplaintWay, locale: Locale): Promise<Response> {
  if (way.kind !== 'form') return Response.json(way, { headers: NO_STORE });
  const answer = { ...way, to: href(locale, '/online-complaints') };
  const headers = new Headers(NO_STORE);
  for (const cookie of await sessionCookies(way.info)) headers.append('Set-Cookie', cookie);
  return Response.json(answer, { headers });
}

/** The same as JSON for a page's script, which sends INFO_DATA in the body, out of logs and referrers. */
export async function complaintByScript(request: Request): Promise<Response> {
  const locale = localeOf(request);
  try {
    requireOwnPage(request);
    await countVisitor(request.headers, 'forms');
    const body = fromJson((await readBytes(request, BODY)).toString('utf8'));
    const stored = isRecord(body) ? toText(body.info) : '';
    const way = await findComplaintWay(stored || infoOfCookie(ownCookieOf(request, INFO_COOKIE)));
    return await answerWay(way, locale);
  } catch (error) {
    return failureAnswer(error, { locale, what: 'complaint entry' });
  }
}

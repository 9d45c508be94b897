import 'server-only';
import { type ComplaintWay, findComplaintWay } from '../content/complaint';
import { COMPLAINT_NOTICE } from '../endpoints';
import { env } from '../env';
import { isLocale } from '../i18n/locales';
import { log } from '../log';
import type { Locale } from '../model/variant';
import { clientAddress } from '../relay/client-address';
import { failureAnswer, noteRefusal } from '../relay/failure';
import { takeTurn } from '../relay/rate-limits';
import { readBytes } from '../relay/read-body';
import { Refusal } from '../relay/refusal';
import { requireSameOrigin } from '../relay/same-origin';
import { href } from '../routes';
import { fromJson, isRecord, toText } from '../values';
import { handOver, INFO_COOKIE, infoOfCookie, NO_STORE, sessionCookies } from './complaint-session';
import { ownCookieOf } from './cookies';

const BODY = { maxBytes: 16 * 1024, readMs: 10_000 };

function localeOf(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('lang') ?? '';
  return isLocale(asked) ? asked : 'zh';
}

function countVisit(request: Request): Promise<void> {
  return takeTurn('forms', clientAddress(request.headers, env().trustedProxies));
}

const noticeHref = (locale: Locale, kind: keyof typeof COMPLAINT_NOTICE): string =>
  `${href(locale, '/customer-hotline')}#${COMPLAINT_NOTICE[kind]}`;

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
}

/** Opened in a new tab: the form, the place to sign in, or the hotline with an explanation. Never throws. */
export async function complaintByLink(request: Request): Promise<Response> {
  const locale = localeOf(request);
  try {
    await countVisit(request);
    const way = await findComplaintWay(infoOfCookie(ownCookieOf(request, INFO_COOKIE)));
    if (way.kind === 'form') return await handOver(way.info, href(locale, '/online-complaints'));
    return goTo(way.kind === 'away' ? way.to : noticeHref(locale, way.kind));
  } catch (error) {
    if (error instanceof Refusal) noteRefusal(error, 'complaint door');
    else log.error({ failure: String(error instanceof Error && error.name) }, 'the complaint door failed');
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

/** The same for a page that has a script: INFO_DATA comes in the body, where no log or referrer sees it. */
export async function complaintByScript(request: Request): Promise<Response> {
  const locale = localeOf(request);
  try {
    requireSameOrigin(request.headers, env().siteUrl);
    await countVisit(request);
    const body = fromJson((await readBytes(request, BODY)).toString('utf8'));
    const stored = isRecord(body) ? toText(body.info) : '';
    const way = await findComplaintWay(stored || infoOfCookie(ownCookieOf(request, INFO_COOKIE)));
    return await answerWay(way, locale);
  } catch (error) {
    return failureAnswer(error, { locale, what: 'complaint door' });
  }
}

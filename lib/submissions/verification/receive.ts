import 'server-only';
import { isRecord, toRecords, toText, toTexts } from '@/lib/base/values';
import { FORM_TEXT, overLimit, requireOwnPage } from '@/lib/gate/admit';
import { noteRefusal } from '@/lib/gate/failure';
import { NO_STORE, ownCookieText } from '@/lib/gate/own-cookies';
import { readBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import { seal, unseal } from '@/lib/gate/sealed';
import type { Locale } from '@/lib/model/variant';
import { isVerificationKind, type Verdict, type VerificationKind } from '@/lib/model/verification';
import { env } from '@/lib/runtime/env';
import { href } from '@/lib/site/routes';
import { verify } from './verify';

/** Lifetime of the cookie with the answer. */
const VERDICT_SECONDS = 180;

export const VERDICT_COOKIE = 'verdict';
const BODY = { maxBytes: 4096, readMs: 10_000 };
const OUTCOMES = ['official', 'ended', 'unknown', 'tooShort', 'needsPrint', 'tooMany', 'failed'] as const;

async function readQuestion(request: Request): Promise<{ kind: VerificationKind; query: string }> {
  const fields = new URLSearchParams((await readBytes(request, BODY)).toString('utf8'));
  const kind = fields.get('kind');
  return { kind: isVerificationKind(kind) ? kind : 'person', query: fields.get('query') ?? '' };
}

async function judge(request: Request, locale: Locale): Promise<Verdict> {
  const { kind, query } = await readQuestion(request);
  const refusal = await overLimit(request.headers, 'people');
  return refusal ? { kind, query, outcome: 'tooMany', findings: [] } : verify({ kind, query, locale });
}

/** The query is kept out of addresses, logs and stores: the answer travels in a sealed cookie. */
export async function receiveQuestion(request: Request, locale: Locale): Promise<Response> {
  try {
    requireOwnPage(request, [FORM_TEXT]);
    const verdict = await judge(request, locale);
    const sealing = { secret: env().siteSecret, purpose: VERDICT_COOKIE, seconds: VERDICT_SECONDS };
    const cookie = ownCookieText(VERDICT_COOKIE, seal(verdict, sealing), VERDICT_SECONDS);
    const to = `${href(locale, '/verify')}#answer`;
    return new Response(null, { status: 303, headers: { ...NO_STORE, Location: to, 'Set-Cookie': cookie } });
  } catch (error) {
    if (error instanceof Refusal) noteRefusal(error, 'verify');
    const status = error instanceof Refusal ? error.code : 500;
    return new Response(null, { status, headers: NO_STORE });
  }
}

/** The answer in a cookie, or null when it has expired or is not authentic. */
export function readVerdict(cookie: string | undefined): Verdict | null {
  const value = unseal(cookie, { secret: env().siteSecret, purpose: VERDICT_COOKIE });
  if (!isRecord(value) || !isVerificationKind(value.kind)) return null;
  const findings = toRecords(value.findings).map(({ title, lines }) => ({
    title: toText(title),
    lines: Array.isArray(lines) ? toTexts(lines) : [],
  }));
  const outcome = OUTCOMES.find((known) => known === value.outcome) ?? 'failed';
  return { kind: value.kind, query: toText(value.query), outcome, findings };
}

import 'server-only';
import { isRecord, toRecords, toText, toTexts } from '@/lib/base/values';
import { FORM_TEXT, overLimit, requireOwnPage } from '@/lib/gate/admit';
import { noteRefusal } from '@/lib/gate/failure';
import { NO_STORE, ownCookieText } from '@/lib/gate/own-cookies';
import { readBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import { seal, unseal } from '@/lib/gate/sealed';
import type { FileVerdict } from '@/lib/model/file-check';
import type { Locale } from '@/lib/model/variant';
import {
  isVerificationKind,
  type MessageVerdict,
  type Outcome,
  type Verdict,
} from '@/lib/model/verification';
import { env } from '@/lib/runtime/env';
import { href } from '@/lib/site/routes';
import { verify } from './verify';

/** Lifetime of the cookie with the answer. */
const VERDICT_SECONDS = 180;

export const VERDICT_COOKIE = 'verdict';
const QUESTION_BYTES = 4096;
const READ_MS = 10_000;
const OUTCOMES = ['official', 'ended', 'unknown', 'tooShort', 'needsPrint', 'tooMany', 'failed'] as const;

/** The fields of a posted form of at most `maxBytes`. */
export const readFields = async (request: Request, maxBytes: number): Promise<URLSearchParams> =>
  new URLSearchParams((await readBytes(request, { maxBytes, readMs: READ_MS })).toString('utf8'));

async function judge(request: Request, locale: Locale): Promise<Verdict> {
  const fields = await readFields(request, QUESTION_BYTES);
  const [asked, query] = [fields.get('kind'), fields.get('query') ?? ''];
  const kind = isVerificationKind(asked) ? asked : 'person';
  const refusal = await overLimit(request.headers, 'people');
  return refusal ? { kind, query, outcome: 'tooMany', findings: [] } : verify({ kind, query, locale });
}

/** The answer to a refused request: a status without a body. */
export function refused(error: unknown): Response {
  if (error instanceof Refusal) noteRefusal(error, 'verify');
  const status = error instanceof Refusal ? error.code : 500;
  return new Response(null, { status, headers: NO_STORE });
}

/**
 * Redirects to the page. The query stays out of addresses, logs and stores: the answer travels in a sealed
 * cookie.
 */
export async function answerBy(
  request: Request,
  locale: Locale,
  answer: (request: Request, locale: Locale) => Promise<Verdict | MessageVerdict | FileVerdict>,
): Promise<Response> {
  try {
    requireOwnPage(request, [FORM_TEXT]);
    const verdict = await answer(request, locale);
    const sealing = { secret: env().siteSecret, purpose: VERDICT_COOKIE, seconds: VERDICT_SECONDS };
    const cookie = ownCookieText(VERDICT_COOKIE, seal(verdict, sealing), VERDICT_SECONDS);
    const to = `${href(locale, '/verify')}#answer`;
    return new Response(null, { status: 303, headers: { ...NO_STORE, Location: to, 'Set-Cookie': cookie } });
  } catch (error) {
    return refused(error);
  }
}

export const receiveQuestion = (request: Request, locale: Locale): Promise<Response> =>
  answerBy(request, locale, judge);

/** The outcome of an untrusted value. */
const outcomeOf = (value: unknown): Outcome => OUTCOMES.find((known) => known === value) ?? 'failed';
/** The content of the cookie, not validated; null when it has expired or is not authentic. */
export const openVerdict = (cookie: string | undefined): unknown =>
  unseal(cookie, { secret: env().siteSecret, purpose: VERDICT_COOKIE });

/** The answer in a cookie, or null when it has expired or is not authentic. */
export function readVerdict(cookie: string | undefined): Verdict | null {
  const value = openVerdict(cookie);
  if (!isRecord(value) || !isVerificationKind(value.kind)) return null;
  const findings = toRecords(value.findings).map(({ title, lines }) => ({
    title: toText(title),
    lines: Array.isArray(lines) ? toTexts(lines) : [],
  }));
  return { kind: value.kind, query: toText(value.query), outcome: outcomeOf(value.outcome), findings };
}

const MESSAGE_OUTCOMES = ['checked', 'nothing', 'tooLong', 'tooMany'] as const;

/** The answer to a pasted message in a cookie, or null when the last check was of another kind. */
export function readMessageVerdict(cookie: string | undefined): MessageVerdict | null {
  const value = openVerdict(cookie);
  const outcome = isRecord(value) && MESSAGE_OUTCOMES.find((known) => known === value.outcome);
  if (!isRecord(value) || !outcome || !Array.isArray(value.pieces)) return null;
  const pieces = toRecords(value.pieces).flatMap(({ kind, query, outcome: found, title }) =>
    isVerificationKind(kind)
      ? [{ kind, query: toText(query), outcome: outcomeOf(found), title: toText(title) }]
      : [],
  );
  return { outcome, pieces, more: Number(value.more) || 0 };
}

import 'server-only';
import { VERDICT_SECONDS } from '../constants';
import { env } from '../env';
import { cookieText, NO_STORE } from '../intake/complaint-session';
import type { Locale } from '../model/variant';
import { isVerifyKind, type Verdict, type VerifyKind } from '../model/verification';
import { clientAddress } from '../relay/client-address';
import { noteRefusal } from '../relay/failure';
import { requireMediaType } from '../relay/media-type';
import { takeTurn } from '../relay/rate-limits';
import { readBytes } from '../relay/read-body';
import { Refusal } from '../relay/refusal';
import { requireSameOrigin } from '../relay/same-origin';
import { href } from '../routes';
import { seal, unseal } from '../sealed';
import { isRecord, toRecords, toText, toTexts } from '../values';
import { verify } from './verify';

export const VERDICT_COOKIE = 'verdict';
const BODY = { maxBytes: 4096, readMs: 10_000 };
const OUTCOMES = ['official', 'ended', 'unknown', 'tooShort', 'needsPrint', 'tooMany', 'failed'] as const;

async function question(request: Request): Promise<{ kind: VerifyKind; asked: string }> {
  requireMediaType(request.headers, ['application/x-www-form-urlencoded']);
  const fields = new URLSearchParams((await readBytes(request, BODY)).toString('utf8'));
  const kind = fields.get('kind');
  return { kind: isVerifyKind(kind) ? kind : 'person', asked: fields.get('asked') ?? '' };
}

async function judge(request: Request, locale: Locale): Promise<Verdict> {
  const { kind, asked } = await question(request);
  try {
    await takeTurn('people', clientAddress(request.headers, env().trustedProxies));
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { kind, asked, outcome: 'tooMany', findings: [] };
  }
  return verify({ kind, asked, locale });
}

/** What was typed reaches no address, no log and no store of ours: the answer travels in a sealed cookie. */
export async function receiveQuestion(request: Request, locale: Locale): Promise<Response> {
  try {
    requireSameOrigin(request.headers, env().siteUrl);
    const verdict = await judge(request, locale);
    const wish = { secret: env().siteSecret, purpose: VERDICT_COOKIE, seconds: VERDICT_SECONDS };
    const cookie = cookieText(VERDICT_COOKIE, seal(verdict, wish), VERDICT_SECONDS);
    const to = `${href(locale, '/verify')}#answer`;
    return new Response(null, { status: 303, headers: { ...NO_STORE, Location: to, 'Set-Cookie': cookie } });
  } catch (error) {
    if (error instanceof Refusal) noteRefusal(error, 'verify');
    const status = error instanceof Refusal ? error.code : 500;
    return new Response(null, { status, headers: NO_STORE });
  }
}

/** The answer of a cookie, or null when it is over or not ours. */
export function readVerdict(cookie: string | undefined): Verdict | null {
  const value = unseal(cookie, { secret: env().siteSecret, purpose: VERDICT_COOKIE });
  if (!isRecord(value) || !isVerifyKind(value.kind)) return null;
  const findings = toRecords(value.findings).map(({ title, lines }) => ({
    title: toText(title),
    lines: Array.isArray(lines) ? toTexts(lines) : [],
  }));
  const outcome = OUTCOMES.find((known) => known === value.outcome) ?? 'failed';
  return { kind: value.kind, asked: toText(value.asked), outcome, findings };
}

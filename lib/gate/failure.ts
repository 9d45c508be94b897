import { BREAKER_PAUSE_MS } from '@/lib/base/constants';
import { OwsError } from '@/lib/base/ows-error';
import type { Locale } from '@/lib/model/variant';
import { log } from '@/lib/runtime/log';
import { CATALOGUE, Refusal } from './refusal';
import { visitorText, wordsFor } from './refusal-words';

interface Failed {
  /** HTTP status of the relay's answer. */
  status: number;
  code: number;
  msg: string;
  headers?: Readonly<Record<string, string>>;
}

/** Only 5xx codes are passed on; 4xx codes and redirects concern the site, not the visitor. */
function gatewayCode({ failure, status }: OwsError): number {
  if (failure === 'timeout') return 504;
  if (failure === 'unsent' || status === 429) return 503;
  return status >= 500 && CATALOGUE.some((known) => known === status) ? status : 502;
}

const COME_AGAIN = { 'Retry-After': String(BREAKER_PAUSE_MS / 1000) };

function describeFailure(error: unknown, locale: Locale): Failed {
  const plain = (code: number): Failed => ({ status: code, code, msg: wordsFor(code, locale) });
  if (error instanceof Refusal) return { ...plain(error.code), headers: error.headers };
  if (!(error instanceof OwsError)) return plain(500);
  if (error.failure !== 'answer' || error.status >= 400) {
    const failed = plain(gatewayCode(error));
    return failed.status === 503 ? { ...failed, headers: COME_AGAIN } : failed;
  }
  // Failures in the body come with HTTP 200, the convention of the back office.
  const { code, message } = error;
  return { status: 200, code, msg: visitorText(message, { code, locale }) };
}

/** The stack without the error's message. */
const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Codes of refusals worth logging: attempts at something forbidden, or too many requests. */
const TELLING = [401, 403, 429];

/** Logs what was requested and the code of the refusal, nothing about the visitor. */
export function noteRefusal({ code }: Refusal, what: string): void {
  if (TELLING.includes(code)) log.info({ refused: code, what }, 'a request was refused');
}

/** Logs kind and code only: error messages may repeat a visitor's input. */
function note(error: unknown, what: string): void {
  if (error instanceof Refusal) {
    noteRefusal(error, what);
    return;
  }
  if (error instanceof OwsError) {
    const { failure, code, status } = error;
    if (failure !== 'answer' || status >= 400)
      log.warn({ call: what, failure, code }, 'a call of a browser failed');
    return;
  }
  const fault = error instanceof Error ? { name: error.name, stack: stackOf(error) } : {};
  log.error({ call: what, ...fault }, 'a fault of the relay');
}

/** The response `{ code, msg }` to any failure, which it logs; `what` names the call in the log. */
export function failureAnswer(error: unknown, { locale, what }: { locale: Locale; what: string }): Response {
  note(error, what);
  const { status, code, msg, headers } = describeFailure(error, locale);
  return Response.json({ code, msg }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

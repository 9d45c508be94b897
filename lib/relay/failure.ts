import type { Locale } from '../model/variant';
import { OwsError } from '../ows/errors';
import { CATALOGUE, Refusal } from './refusal';
import { visitorText, wordsFor } from './words';

interface Failed {
  /** HTTP status of the relay's answer. */
  status: number;
  code: number;
  msg: string;
  headers?: Readonly<Record<string, string>>;
}

/** Of HTTP errors only those of the 500s mean the same here; 4xx and redirects are between site and back office. */
function gatewayCode({ failure, code }: OwsError): number {
  if (failure === 'timeout') return 504;
  if (failure !== 'http') return 502;
  if (code === 429) return 503;
  return code >= 500 && CATALOGUE.some((known) => known === code) ? code : 502;
}

function describeFailure(error: unknown, locale: Locale): Failed {
  const plain = (code: number): Failed => ({ status: code, code, msg: wordsFor(code, locale) });
  if (error instanceof Refusal) return { ...plain(error.code), headers: error.headers };
  if (!(error instanceof OwsError)) return plain(500);
  if (error.failure !== 'answer') return plain(gatewayCode(error));
  // Failures in the body come with HTTP 200, the back office's way.
  const { code, message } = error;
  return { status: 200, code, msg: visitorText(message, { code, locale }) };
}

/** Kind and code only: messages of errors may repeat what a visitor typed. */
function note(error: unknown, what: string): void {
  if (error instanceof Refusal) return;
  if (error instanceof OwsError) {
    if (error.failure !== 'answer') console.warn(`relay ${what}: ${error.failure} ${error.code}`);
    return;
  }
  console.error(`relay ${what}: ${error instanceof Error ? error.name : 'unknown'}`);
}

/** The answer `{ code, msg }` to whatever went wrong; `what` names the call in the log. */
export function failureAnswer(error: unknown, { locale, what }: { locale: Locale; what: string }): Response {
  note(error, what);
  const { status, code, msg, headers } = describeFailure(error, locale);
  return Response.json({ code, msg }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

import 'server-only';
import { VERIFY_MAX_CHARS } from '@/lib/base/constants';
import { OwsError } from '@/lib/base/ows-error';
import type { Locale } from '@/lib/model/variant';
import type { Verdict, VerificationKind } from '@/lib/model/verification';
import { log } from '@/lib/runtime/log';
import { LOOKUPS } from './lookups';

interface Question {
  kind: VerificationKind;
  query: string;
  locale: Locale;
}

/** Compares with official data. Only the kind of a failure is logged, never the input. */
export async function verify({ kind, query, locale }: Question): Promise<Verdict> {
  const text = [...query.trim()].slice(0, VERIFY_MAX_CHARS).join('');
  try {
    return { kind, query: text, ...(await LOOKUPS[kind](text, locale)) };
  } catch (error) {
    const failure = error instanceof OwsError ? error.failure : 'fault';
    log.warn({ kind, failure }, 'a verification failed');
    return { kind, query: text, outcome: 'failed', findings: [] };
  }
}

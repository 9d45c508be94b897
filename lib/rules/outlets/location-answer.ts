import { LOCATION_ANSWER_MS } from '@/lib/base/constants';
import { fromJson, isRecord } from '@/lib/base/values';

export type LocationStatus = 'granted' | 'denied' | 'unsupported';

export const LOCATION_KEY = 'locationPermission';

/** BR-03: the stored answer to the request for a position; the position itself is never stored. */
export const writeAnswer = (status: LocationStatus, now: number): string =>
  JSON.stringify({ status, timestamp: now });

/** The stored answer if it is younger than 24 hours and not from the future, else null. */
export function readAnswer(text: string | null, now: number): LocationStatus | null {
  const stored = fromJson(text ?? '');
  if (!isRecord(stored)) return null;
  const { status, timestamp } = stored;
  if (status !== 'granted' && status !== 'denied' && status !== 'unsupported') return null;
  if (typeof timestamp !== 'number') return null;
  const age = now - timestamp;
  return age >= 0 && age < LOCATION_ANSWER_MS ? status : null;
}

import { useEffect, useState } from 'react';
import { COMPLAINT_SESSION_SECONDS } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { complaintAccessHref } from '@/lib/site/endpoints';
import { ask, keepInfo } from '../customer/complaint-way.client';
import { useMinutesLeft } from './use-minutes-left.client';

/** Enough to read the warning and to answer it without haste. */
const WARNING_MINUTES = 5;

type Outcome = 'extended' | 'failed' | null;

export interface SessionState {
  minutes: number;
  /** What the visitor is told: it expires soon or has expired, it was extended, or it could not be extended. */
  notice: 'soon' | 'over' | Outcome;
  extend: () => Promise<void>;
}

/** An outcome is told until the next thing happens. */
function noticeOf(minutes: number, outcome: Outcome): SessionState['notice'] {
  if (minutes === 0) return 'over';
  if (minutes > WARNING_MINUTES) return outcome;
  return outcome === 'failed' ? outcome : 'soon';
}

/** The time of the identity check (EL-15), counted from the request for the page, and more of it on request. */
export function useSession(seconds: number, locale: Locale): SessionState {
  const [until, setUntil] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const minutes = useMinutesLeft(until, Math.ceil(seconds / 60));
  useEffect(() => setUntil(performance.timeOrigin + seconds * 1000), [seconds]);
  const extend = async () => {
    const way = await ask(complaintAccessHref(locale));
    if (way.kind !== 'form') return setOutcome('failed');
    keepInfo(way.info);
    setUntil(Date.now() + COMPLAINT_SESSION_SECONDS * 1000);
    setOutcome('extended');
  };
  return { minutes, notice: noticeOf(minutes, outcome), extend };
}

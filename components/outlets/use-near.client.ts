'use client';

import { useCallback, useEffect, useState } from 'react';
import { type LocateFailure, locate } from '@/lib/browser/locate';
import { keep, readStored } from '@/lib/browser/stored';
import type { Point } from '@/lib/model/outlets';
import {
  LOCATION_KEY,
  type LocationStatus,
  readAnswer,
  writeAnswer,
} from '@/lib/rules/outlets/location-answer';
import { ipCityHref } from '@/lib/site/endpoints';

export type Near =
  /** Not requested yet; `answered` when the visitor's answer is stored. */
  | { kind: 'open'; answered: boolean }
  | { kind: 'waiting' }
  | { kind: 'found'; position: Point }
  | { kind: 'failed'; why: LocateFailure; place: { province: string; city: string } | null };

const keepAnswer = (status: LocationStatus) => keep(LOCATION_KEY, writeAnswer(status, Date.now()));

/** BR-04: the likely place by network address; null when it is unknown. */
async function placeByAddress(): Promise<{ province: string; city: string } | null> {
  try {
    const answer = await fetch(ipCityHref, { method: 'POST' });
    return answer.status === 200 ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Fails at once while a stored refusal is valid (BR-03). */
async function position(): Promise<Point> {
  const stored = readAnswer(readStored(LOCATION_KEY), Date.now());
  if (stored === 'denied' || stored === 'unsupported') throw stored;
  return locate();
}

/** The visitor's position, if requested and permitted. It stays in this component. */
export function useNear() {
  const [near, setNear] = useState<Near>({ kind: 'open', answered: false });

  const ask = useCallback(async () => {
    setNear({ kind: 'waiting' });
    try {
      const found = await position();
      keepAnswer('granted');
      setNear({ kind: 'found', position: found });
    } catch (error) {
      const why = error as LocateFailure;
      if (why === 'denied' || why === 'unsupported') keepAnswer(why);
      setNear({ kind: 'failed', why, place: await placeByAddress() });
    }
  }, []);

  useEffect(() => {
    const stored = readAnswer(readStored(LOCATION_KEY), Date.now());
    // Only an answer that is valid makes the page load its scripts by itself (data-stored).
    if (stored === null) keep(LOCATION_KEY, null);
    if (stored === 'granted') void ask();
    else setNear({ kind: 'open', answered: stored !== null });
  }, [ask]);

  const refuse = useCallback(() => {
    keepAnswer('denied');
    setNear({ kind: 'open', answered: true });
  }, []);
  const withdraw = useCallback(() => {
    keep(LOCATION_KEY, null);
    setNear({ kind: 'open', answered: false });
  }, []);
  return { near, ask, refuse, withdraw };
}

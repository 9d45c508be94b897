import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

const minutesTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / MINUTE_MS));

/**
 * Whole minutes until a time of the browser's clock, rounded up, 0 once it has passed; `before` while the time is not
 * known. The text that shows it changes once a minute and not once a second.
 */
export function useMinutesLeft(until: number | null, before: number): number {
  const [counted, setCounted] = useState({ until, left: before });
  useEffect(() => {
    if (until === null) return;
    const count = () => {
      const left = minutesTo(until);
      setCounted((last) => (last.until === until && last.left === left ? last : { until, left }));
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return before;
  return counted.until === until ? counted.left : minutesTo(until);
}

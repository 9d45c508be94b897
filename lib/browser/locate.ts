import type { Point } from '@/lib/model/outlets';

const GEOLOCATION_TIMEOUT_MS = 5000;

export type LocateFailure = 'denied' | 'unsupported' | 'unknown' | 'timeout';

const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 2: 'unknown', 3: 'timeout' };

/** BR-03: the position from the browser (WGS-84); rejects with a LocateFailure. It is not sent anywhere. */
export function locate(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject('unsupported');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(FAILURES[code] ?? 'unknown'),
      { timeout: GEOLOCATION_TIMEOUT_MS, enableHighAccuracy: true, maximumAge: 0 },
    );
  });
}

import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  status: number;
  /** The entity tag, with quotes. */
  tag: string;
  /** When the page changed, in milliseconds since the epoch; NaN for a page that says no time. */
  modified: number;
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether a visitor's copy is still good, as the framework and server/not-modified.ts decide it: an entity tag outweighs
 * a time, and only a page that was found is compared by time.
 */
export function isUnchanged(headers: IncomingHttpHeaders, { status, tag, modified }: Validators): boolean {
  const tags = headers['if-none-match'];
  const since = headers['if-modified-since'];
  if (tags === undefined && since === undefined) return false;
  const control = headers['cache-control'] ?? '';
  if (control.includes('no-cache')) return false;
  if (tags === undefined) {
    return status === 200 && !control.includes('no-store') && modified <= Date.parse(since ?? '');
  }
  if (tags === tag || tags === '*') return true;
  return tags.split(',').some((one) => withoutWeakness(one) === withoutWeakness(tag));
}

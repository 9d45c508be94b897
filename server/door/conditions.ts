import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  status: number;
  /** The entity tag, with quotes. */
  tag: string;
  /** When the page changed, in milliseconds since the epoch; NaN for a page that states no time. */
  modified: number;
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether a visitor's copy is still valid, by the rules of the framework and server/not-modified.ts: an
 * entity tag takes precedence over a time, and only a page with status 200 is compared by time.
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

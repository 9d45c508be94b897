const STATUS = /<meta name="page-status" content="(404|429|503)"\/>/;

const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 30 };

/**
 * The status that a page declares in its head (app/page-status.tsx), or null. Only the head counts, since an
 * article may contain anything.
 */
export function statusOf(html: string): number | null {
  const found = STATUS.exec(html.slice(0, Math.max(0, html.indexOf('</head>'))));
  return found ? Number(found[1]) : null;
}

/** The response headers that accompany such a status. */
export function headersOf(status: number): Record<string, string> {
  const wait = RETRY_AFTER_SECONDS[status];
  return { 'cache-control': 'no-store', ...(wait ? { 'retry-after': String(wait) } : {}) };
}

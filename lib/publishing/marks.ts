import 'server-only';

interface Pages {
  store: { newestMark(tags: readonly string[]): number };
}

/**
 * When one of these tags was last marked by a publication, in this process or another one over the same Redis, in
 * milliseconds since the epoch; 0 when never. What was made before that time is out of date.
 */
export function newestMark(tags: readonly string[]): number {
  const pages: Pages | undefined = Reflect.get(globalThis, Symbol.for('site.pages'));
  return pages?.store.newestMark(tags) ?? 0;
}

/** For tests: publications without a page store. */
const PAGES = Symbol.for('site.pages');

/** Marks these tags now, as a publication in any process of the site does. */
export function publish(...tags: string[]): void {
  const before: { marks?: Map<string, number> } | undefined = Reflect.get(globalThis, PAGES);
  const marks = new Map(before?.marks);
  for (const tag of tags) marks.set(tag, Date.now());
  const newestMark = (asked: readonly string[]) => Math.max(0, ...asked.map((tag) => marks.get(tag) ?? 0));
  Reflect.set(globalThis, PAGES, { marks, store: { newestMark } });
}

/** No publication has happened. */
export function forgetPublications(): void {
  Reflect.deleteProperty(globalThis, PAGES);
}

import { until } from './processes';
import { type Page, type Visit, visitAll } from './visit';
import type { Reached } from './ways';

/** On a busy machine, more cold pages at once would take longer than their optional blocks have time. */
const AT_ONCE = 2;
/**
 * A page that is stale, or lacks a block or the words of the back office, is fresh for at most so many seconds:
 * `LIFETIMES.partial` of the site, which fault tests, as visitors of the built site, do not import.
 */
const LACKING_S = 10;

/** A whole page that becomes stale within seconds is not told from one that lacks something, until it is refreshed. */
const isWhole = ({ headers }: Visit) =>
  Number(/\bs-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]) > LACKING_S;

const nameOf = ({ path, device }: Page) => `${path} (${device})`;

/**
 * All pages, rendered with every block and the words of the back office, as others can be held against them: on a busy
 * machine a block may be left out, or a dictionary come late. Only what is not whole yet is visited again.
 */
export async function wholePages(to: Reached['to'], pages: readonly Page[]): Promise<Visit[]> {
  const whole = new Map<Page, Visit>();
  const left = () => pages.filter((page) => !whole.has(page));
  await until('whole pages', 120_000, async () => {
    const asked = left();
    const visits = await visitAll(to, asked, AT_ONCE);
    asked.forEach((page, at) => {
      const seen = visits[at];
      if (seen && isWhole(seen)) whole.set(page, seen);
    });
    return left().length === 0;
  }).catch(({ message }: Error) => {
    throw new Error(`${message}: ${left().map(nameOf).join(', ')}`);
  });
  return pages.flatMap((page) => whole.get(page) ?? []);
}

import 'server-only';
import { beforeDeadline } from '@/lib/ows/resilience/deadline';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { notePartial } from '@/lib/runtime/page-notes';

const inTime = <T>(load: Promise<T>): Promise<T> =>
  beforeDeadline(Date.now() + env().timeoutMs.secondary, load);

/**
 * For blocks that a page can do without: what fails, or does not come within the time of such blocks, is logged,
 * counted and answered by what stands in. `what` is a name of the code, never of a visitor.
 */
export async function secondary<T>(what: string, load: Promise<T>, instead: T): Promise<T> {
  try {
    return await inTime(load);
  } catch (error) {
    notePartial();
    metrics.leftOut.inc({ block: what });
    log.warn({ block: what, ...problem(error) }, 'a block was left out');
    return instead;
  }
}

/** The same for menu and dictionaries, whose last resort is built in (DT-02). */
export async function orBuiltIn<T, B>(what: string, load: Promise<T>, builtIn: () => B): Promise<T | B> {
  try {
    return await inTime(load);
  } catch (error) {
    notePartial();
    metrics.fallbacks.inc({ what, kind: 'built-in' });
    log.warn({ what, ...problem(error) }, 'the built-in one serves');
    return builtIn();
  }
}

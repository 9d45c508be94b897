import 'server-only';
import { log, problem } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { notePartial } from '@/lib/runtime/page-notes';
import { inTime } from './in-time';

/**
 * Loads a block that a page can do without: a failure or timeout is logged, counted and replaced by
 * `instead`. `what` names the block in the log and must not contain anything about a visitor.
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

/** The same for menu and dictionaries, with a built-in fallback (DT-02). */
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

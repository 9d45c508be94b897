import 'server-only';
import { peekProcessState } from './process-state';

/**
 * When one of these tags was last marked by a publication, in this process or another on the same Redis, in
 * milliseconds since the epoch; 0 if never. Anything made before that time is out of date.
 */
export function newestMark(tags: readonly string[]): number {
  return peekProcessState('pages')?.store.newestMark(tags) ?? 0;
}

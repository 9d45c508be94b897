import { pathsOf } from '../cold.mjs';
import { rawAnswer } from '../raw.mjs';
import { AGENTS } from '../site.mjs';

/** Visits of known pages beside a load, a second. */
export const VISITS_PER_SECOND = 100;
const MOST_REQUESTED = 100;

/** The hundred pages that visitors of these benchmarks know, rendered and stored; resolves to their paths. */
export async function knownPages(origin) {
  const paths = (await pathsOf(origin)).slice(0, MOST_REQUESTED);
  for (const path of paths) {
    const { status } = await rawAnswer(origin + path, { 'user-agent': AGENTS.desktop });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
  return paths;
}

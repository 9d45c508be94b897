import { rawAnswer } from '../../support/raw-answer.mjs';
import { pathsOf } from '../cold.mjs';
import { AGENTS } from '../site.mjs';

/** Visits of known pages beside a load, a second. */
export const VISITS_PER_SECOND = 100;
const MAX_REQUESTED = 100;

/** The hundred pages that visitors of these benchmarks know, rendered and stored; resolves to their paths. */
export async function knownPages(origin) {
  const stored = [];
  for (const path of await pathsOf(origin)) {
    const { status, headers } = await rawAnswer(origin + path, { 'user-agent': AGENTS.desktop });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    // Forms and checks are rendered for each visitor.
    if (/s-maxage=[1-9]/.test(headers['cache-control'] ?? '')) stored.push(path);
    if (stored.length === MAX_REQUESTED) break;
  }
  return stored;
}

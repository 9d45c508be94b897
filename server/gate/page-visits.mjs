import { log } from '../log.mjs';
import { askToWait } from './plain-answer.mjs';

/** lib/gate/draws.ts, put there when the framework starts. */
const gate = () => globalThis[Symbol.for('site.gate')];

/** A page was stored under this internal address. */
export const noteStored = (address) => gate()?.noteStored(address);

/**
 * Pages that are stored are for everybody; what has to be drawn is counted per visitor and bounded in number. Calls
 * `next` for what is let in, and answers the rest with a plain page and Retry-After. `isStored` tells of an internal
 * address of the site whether its page is kept. A fault of the gate lets everybody in.
 */
export function visitGate(isStored) {
  const admit = async (request) => {
    try {
      return await gate()?.admit(request, isStored);
    } catch (error) {
      log.error({ err: error }, 'the gate for page visits failed');
      return undefined;
    }
  };
  return async (request, response, next) => {
    const visit = await admit(request);
    if (visit?.kind === 'refused') return askToWait(request, response, visit);
    if (visit?.kind !== 'draw') return next();
    // A visitor who left meanwhile closes nothing any more.
    if (response.destroyed) return visit.done();
    response.once('close', visit.done);
    next();
  };
}

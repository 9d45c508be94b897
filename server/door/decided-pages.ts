import type { IncomingMessage } from 'node:http';
import type { PageDecision } from '@/lib/gate/door';
import { type PlanOf, plainPlans } from './plans';

/**
 * Returns a function that finds the page that a request is for; null where only the middleware can decide. The site's
 * own requests count as well: behind server/gate they no longer carry the header that the door leaves them out by.
 */
export function decidedPages(planOf: PlanOf): (request: IncomingMessage) => PageDecision | null {
  const plannedFor = plainPlans(planOf);
  return (request) => {
    const plan = plannedFor(request);
    return plan?.kind === 'page' ? plan.decided : null;
  };
}

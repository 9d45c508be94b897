import type { IncomingMessage } from 'node:http';
import type { PageAnswer } from '@/lib/gate/door';
import { isPlainRequest } from './plain-request';
import type { PlanOf } from './plans';

/** Returns a function that finds the page that a request is for; null where only the middleware can decide. */
export const decidedPages =
  (planOf: PlanOf) =>
  (request: IncomingMessage): PageAnswer | null => {
    const plan = isPlainRequest(request) ? planOf(request) : null;
    return plan?.kind === 'page' ? plan.decided : null;
  };

import type { IncomingHttpHeaders } from 'node:http';
import type { Admission } from '@/lib/gate/render-limits';
import { log } from '@/lib/runtime/log';
import { peekProcessState } from '@/lib/runtime/process-state';
import { askToWait, type PlainResponse } from './plain-answer';

/** What the gate needs of a request. */
interface GateRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

interface GateResponse extends PlainResponse {
  destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** Whether the page at an internal address is stored. */
type IsStored = (internal: string) => Promise<boolean>;

type GateHandler = (request: GateRequest, response: GateResponse, next: () => void) => Promise<void>;

/** Reports to the gate that a page was stored under this internal address. */
export const noteStored = (address: string): void => peekProcessState('gate')?.noteStored(address);

async function admit({ url = '', headers }: GateRequest, isStored: IsStored): Promise<Admission | undefined> {
  try {
    return await peekProcessState('gate')?.admit({ url, headers }, isStored);
  } catch (error) {
    log.error({ err: error }, 'the gate for page visits failed');
    return undefined;
  }
}

/** Calls `done` when the answer is complete, however slowly it is read, and when the connection is closed. */
function whenRendered(response: GateResponse, done: () => void): void {
  const { end } = response;
  response.end = (...last: Parameters<PlainResponse['end']>) => {
    done();
    return end.apply(response, last);
  };
  response.once('close', done);
}

/**
 * Stored pages are free; renders are counted per visitor and limited in number. Calls `next` for admitted
 * requests, and answers others with a plain page and Retry-After. A fault of the gate admits everyone; the
 * gate itself is lib/gate/render-limits.ts, registered when the framework starts.
 */
export function visitGate(isStored: IsStored): GateHandler {
  return async (request, response, next) => {
    const visit = await admit(request, isStored);
    if (visit?.kind === 'refused') return askToWait(request, response, visit);
    if (visit?.kind !== 'render') return next();
    // Nothing is rendered for a visitor who has disconnected meanwhile.
    if (response.destroyed) return visit.done();
    whenRendered(response, visit.done);
    next();
  };
}

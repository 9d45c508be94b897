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

interface VisitGateOptions<R extends GateRequest> {
  isStored: IsStored;
  /** Whether a stored page can answer the request. */
  isForDoor: (request: R) => boolean;
}

type GateHandler<R> = (request: R, response: GateResponse, next: () => void) => Promise<void>;

/** Reports to the gate that a page was stored under this internal address. */
export const noteStored = (address: string): void => peekProcessState('gate')?.noteStored(address);

async function admit<R extends GateRequest>(
  request: R,
  { isStored, isForDoor }: VisitGateOptions<R>,
): Promise<Admission | undefined> {
  const { url = '', headers } = request;
  try {
    return await peekProcessState('gate')?.admit(
      { url, headers, bypassesStore: !isForDoor(request) },
      isStored,
    );
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
 * Stored pages are free, unless only the framework can answer the request; renders are counted per visitor and
 * limited in number. Calls `next` for admitted
 * requests, and answers others with a plain page and Retry-After. A fault of the gate admits everyone; the
 * gate itself is lib/gate/render-limits.ts, registered when the framework starts.
 */
export function visitGate<R extends GateRequest>(options: VisitGateOptions<R>): GateHandler<R> {
  return async (request, response, next) => {
    const visit = await admit(request, options);
    if (visit?.kind === 'refused') return askToWait(request, response, visit);
    if (visit?.kind !== 'render') return next();
    // Nothing is rendered for a visitor who has disconnected meanwhile.
    if (response.destroyed) return visit.done();
    whenRendered(response, visit.done);
    next();
  };
}

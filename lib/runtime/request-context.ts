import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    requestContext: AsyncLocalStorage<{ id: string }>;
  }
}

const context = processState('requestContext', () => new AsyncLocalStorage());

type WithHeaders = Pick<IncomingMessage, 'headers'>;

const WELL_FORMED = /^[\w-]{8,64}$/;

/** A trusted proxy may have set the request id; others are replaced. */
function idOf(request: WithHeaders): string {
  const given = request.headers['x-request-id'];
  const trusted = Number(process.env.TRUSTED_PROXIES || 0) > 0;
  return trusted && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Runs `work` with this request id, which log lines and calls of the back office carry. */
export function inRequest<T>(request: WithHeaders, work: () => T): T {
  return context.run({ id: idOf(request) }, work);
}

/** The id of the current request, or undefined outside of one. */
export const requestId = (): string | undefined => context.getStore()?.id;

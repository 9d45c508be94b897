import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { processState } from './process-state';
import { readTraceparent, type Span, type SpanKind, traceIdOf, tracer } from './tracing';

declare module './process-state' {
  interface ProcessState {
    requestContext: AsyncLocalStorage<RequestContext>;
  }
}

interface RequestContext {
  id: string;
  /** The current span. */
  traceparent?: string | undefined;
}

const context = processState('requestContext', () => new AsyncLocalStorage());

type WithHeaders = Pick<IncomingMessage, 'headers'>;

const WELL_FORMED = /^[\w-]{8,64}$/;

const isBehindProxy = (): boolean => Number(process.env.TRUSTED_PROXIES || 0) > 0;

/** The request id: that of a trusted proxy if well-formed, else a new one. */
function idOf(request: WithHeaders): string {
  const given = request.headers['x-request-id'];
  return isBehindProxy() && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** The `traceparent` of a trusted proxy; other traces are not continued. */
export const proxyTrace = ({ headers }: WithHeaders): string | undefined =>
  isBehindProxy() ? readTraceparent(headers.traceparent) : undefined;

/** Runs `work` with the id and trace of this request, which log lines and calls to the back office carry. */
export function inRequest<T>(request: WithHeaders, work: () => T, traceparent = proxyTrace(request)): T {
  return context.run({ id: idOf(request), traceparent }, work);
}

/** The same in the thread that renders, for a request that the main thread passes on with its id and trace. */
export function inForwarded<T>({ headers }: WithHeaders, work: () => T): T {
  const traceparent = readTraceparent(headers.traceparent);
  delete headers.traceparent;
  return context.run({ id: headers['x-request-id']?.toString() ?? randomUUID(), traceparent }, work);
}

/** The id of the current request, or undefined outside of one. */
export const requestId = (): string | undefined => context.getStore()?.id;

/** The current span as `traceparent`; undefined if there is no trace. */
export const traceparent = (): string | undefined => context.getStore()?.traceparent;

/** The id of the current trace, for log lines. */
export const traceId = (): string | undefined => traceIdOf(traceparent());

/** Runs `work` within a new span, which `work` must end; spans started in it become its children. */
export function inSpan<T>(kind: SpanKind, name: string, work: (span: Span | undefined) => T): T {
  const span = tracer()?.start(kind, name, traceparent());
  const current = context.getStore();
  if (!span || !current) return work(span);
  return context.run({ ...current, traceparent: span.traceparent }, () => work(span));
}

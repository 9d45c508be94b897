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
  /** The step of the trace that this work belongs to. */
  traceparent?: string | undefined;
}

const context = processState('requestContext', () => new AsyncLocalStorage());

type WithHeaders = Pick<IncomingMessage, 'headers'>;

const WELL_FORMED = /^[\w-]{8,64}$/;

const isBehindProxy = (): boolean => Number(process.env.TRUSTED_PROXIES || 0) > 0;

/** A trusted proxy may have set the request id; others are replaced. */
function idOf(request: WithHeaders): string {
  const given = request.headers['x-request-id'];
  return isBehindProxy() && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** The trace that a trusted proxy began; others are not continued. */
export const proxyTrace = ({ headers }: WithHeaders): string | undefined =>
  isBehindProxy() ? readTraceparent(headers.traceparent) : undefined;

/** Runs `work` with this request id and trace, which log lines and calls of the back office carry. */
export function inRequest<T>(request: WithHeaders, work: () => T, traceparent = proxyTrace(request)): T {
  return context.run({ id: idOf(request), traceparent }, work);
}

/** The id of the current request, or undefined outside of one. */
export const requestId = (): string | undefined => context.getStore()?.id;

/** The current step of the trace, or undefined where there is no trace. */
export const traceparent = (): string | undefined => context.getStore()?.traceparent;

/** The id of the current trace, for log lines. */
export const traceId = (): string | undefined => traceIdOf(traceparent());

/** Runs `work` as a step of the current trace, which `work` ends; the steps within it are below it. */
export function inSpan<T>(kind: SpanKind, name: string, work: (span: Span | undefined) => T): T {
  const span = tracer()?.start(kind, name, traceparent());
  const current = context.getStore();
  if (!span || !current) return work(span);
  return context.run({ ...current, traceparent: span.traceparent }, () => work(span));
}

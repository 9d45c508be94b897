import { peekProcessState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** Registered at start where an operator collects traces (server/tracing). */
    tracer: Tracer;
  }
}

/** What a span measures: a visitor's request, a rendering, a store lookup, a call to the back office. */
export type SpanKind = 'request' | 'render' | 'store' | 'call';

/** Attributes named by OpenTelemetry's conventions; never anything that a visitor typed. */
export type SpanValues = Readonly<Record<string, string | number>>;

/** One timed step of a trace. */
export interface Span {
  /** Identifies the span to its child spans, in the form of the header. */
  readonly traceparent: string;
  /** `failure`: the reason, in one word, if the step failed. */
  end(values?: SpanValues, failure?: string): void;
}

export interface Tracer {
  /** `parent` is the `traceparent` of the parent span; undefined for the first one. */
  start(kind: SpanKind, name: string, parent: string | undefined): Span;
}

/** Version, trace, span and flags (W3C Trace Context); all zeros identify nothing. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The header that a trusted proxy sent; undefined if it is not well-formed. */
export const readTraceparent = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && TRACEPARENT.test(header) ? header : undefined;

/** The id of the trace that a `traceparent` names. */
export const traceIdOf = (traceparent: string | undefined): string | undefined =>
  TRACEPARENT.exec(traceparent ?? '')?.[1];

/** The tracer; undefined if no traces are collected. */
export const tracer = (): Tracer | undefined => peekProcessState('tracer');

import { type Context, SpanKind as Kind, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanKind, Tracer } from '@/lib/runtime/tracing';

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  request: Kind.SERVER,
  render: Kind.INTERNAL,
  store: Kind.INTERNAL,
  call: Kind.CLIENT,
};

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = (traceparent ?? '').split('-');
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

interface OpenedTracer {
  tracer: Tracer;
  /** Sends the remaining spans. */
  close: () => Promise<void>;
}

/**
 * Creates spans with the official SDK, which reads its own settings (OTEL_*) from the environment. It is not
 * registered for the whole process: the framework's own spans would contain the queries of visitors.
 */
export function openTracer(env: NodeJS.ProcessEnv): OpenedTracer {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'site' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const spans = provider.getTracer('site');
  return {
    close: () => provider.shutdown(),
    tracer: {
      start(kind, name, parent) {
        const span = spans.startSpan(name, { kind: KINDS[kind] }, contextOf(parent));
        const { traceId, spanId, traceFlags } = span.spanContext();
        return {
          traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
          end(values = {}, failure) {
            span.setAttributes(values);
            if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
            span.end();
          },
        };
      },
    },
  };
}

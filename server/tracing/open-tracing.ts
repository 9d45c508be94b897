import { log } from '@/lib/runtime/log';
import { setProcessState } from '@/lib/runtime/process-state';

/** The longest that the end of the process is delayed by sending the last spans. */
const FLUSH_MS = 2000;

/**
 * Sends spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; the SDK is not loaded without it. Returns a
 * function that sends the remaining spans and never rejects. Rejects with one sentence for a wrong address.
 */
export async function openTracing(env = process.env): Promise<() => Promise<void>> {
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!collector) return async () => undefined;
  if (!URL.canParse(collector) || !/^https?:/i.test(collector))
    throw new Error('setting OTEL_EXPORTER_OTLP_ENDPOINT: must be an http or https address');
  const { openTracer } = await import('./tracer');
  const { tracer, close } = openTracer(env);
  setProcessState('tracer', tracer);
  log.info('tracing: spans are sent to the collector');
  return async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());
    await Promise.race([close(), late]).catch(() => undefined);
  };
}

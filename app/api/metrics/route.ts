import { forOperators } from '@/lib/gate/operator';
import { allMetrics } from '@/lib/runtime/all-metrics';
import { metrics } from '@/lib/runtime/metrics';

export const dynamic = 'force-dynamic';

/** Metrics in the text format of Prometheus, of all processes that share this port. */
export function GET(request: Request): Promise<Response> {
  return forOperators(request, async () => {
    const headers = { 'Content-Type': metrics.registry.contentType };
    return new Response(await allMetrics(), { headers });
  });
}

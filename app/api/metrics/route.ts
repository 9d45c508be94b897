import { forOperators } from '@/lib/gate/operator';
import { metrics } from '@/lib/runtime/metrics';

export const dynamic = 'force-dynamic';

/** Metrics of the process in the text format of Prometheus. */
export function GET(request: Request): Promise<Response> {
  return forOperators(request, async () => {
    const { registry } = metrics;
    return new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } });
  });
}

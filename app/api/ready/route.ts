import { readiness } from '@/lib/content/readiness';
import { forOperators } from '@/lib/gate/operator';

export const dynamic = 'force-dynamic';

/** Whether visitors can be sent here; for a balancer. */
export function GET(request: Request): Promise<Response> {
  return forOperators(request, async () => {
    const answer = await readiness();
    return Response.json(answer, { status: answer.ready ? 200 : 503 });
  });
}

import { readiness } from '@/lib/content/readiness';
import { forOperators } from '@/lib/gate/operator';

export const dynamic = 'force-dynamic';

/** For a load balancer: whether this process can serve visitors. */
export function GET(request: Request): Promise<Response> {
  return forOperators(request, async () => {
    const answer = await readiness();
    return Response.json(answer, { status: answer.ready ? 200 : 503 });
  });
}

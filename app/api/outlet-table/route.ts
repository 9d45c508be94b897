import { notNow, refusal } from '@/app/file-response';
import { listOutlets } from '@/lib/content/outlets/outlets';
import { overLimit } from '@/lib/gate/admit';
import { toCsv } from '@/lib/outputs/formats/csv';
import { outletLines } from '@/lib/rules/outlets/lines';
import { log, problem } from '@/lib/runtime/log';
import { TABLES } from '@/lib/site/outlet-addresses';
import { cleanQuery, findRoute } from '@/lib/site/routes';

export const dynamic = 'force-dynamic';

/** The disclosure tables as CSV, with the filters of the page; unknown filters are ignored, as there. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const route = findRoute(TABLES);
  const query = route ? cleanQuery(route, (name) => params.get(name)) : new URLSearchParams();
  const filter = { province: query.get('province') ?? '', keyword: query.get('keyword') ?? '' };
  const refused = await overLimit(request.headers, 'reads');
  if (refused) return notNow(refused.code, refused.headers);
  try {
    const body = toCsv(outletLines(await listOutlets('zh', filter)));
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="outlets.csv"',
        'Cache-Control': 'public, max-age=60',
      },
    });
  } catch (error) {
    log.warn(problem(error), 'the table of outlets could not be made');
    return refusal(503);
  }
}

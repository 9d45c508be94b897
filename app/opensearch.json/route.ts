import { countVisitor } from '@/lib/gate/admit';
import { Refusal } from '@/lib/gate/refusal';
import { suggest } from '@/lib/outputs/suggest';
import { log, problem } from '@/lib/runtime/log';
import { localeFrom } from '@/lib/site/locales';

const HEADERS = {
  'Content-Type': 'application/x-suggestions+json; charset=utf-8',
  'Cache-Control': 'no-store',
};

function refusal(error: unknown): Response {
  if (error instanceof Refusal) {
    return new Response(null, { status: error.code, headers: { ...error.headers, ...HEADERS } });
  }
  log.warn(problem(error), 'suggestions could not be made');
  return new Response(null, { status: 503, headers: { ...HEADERS, 'Retry-After': '30' } });
}

/** Suggestions for the address bar, as declared in /opensearch.xml; the rate limit is that of the search panel. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  try {
    await countVisitor(request.headers, 'search');
    const locale = localeFrom(searchParams.get('lang'));
    return Response.json(await suggest(searchParams.get('q') ?? '', locale), { headers: HEADERS });
  } catch (error) {
    return refusal(error);
  }
}

import { LIFETIMES } from '@/lib/base/cache';
import { listOutletCards } from '@/lib/content/outlets/outlets';
import { log, problem } from '@/lib/runtime/log';
import { isLocale } from '@/lib/site/locales';

export const dynamic = 'force-dynamic';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** All outlets as the map needs them; requested only for the map and for distances. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404, headers: NO_STORE });
  try {
    const cards = await listOutletCards(locale);
    return Response.json(cards, {
      headers: { 'Cache-Control': `public, max-age=60, s-maxage=${LIFETIMES.outlets}` },
    });
  } catch (error) {
    log.warn({ locale, ...problem(error) }, 'outlets for the map could not be had');
    return new Response(null, { status: 503, headers: { ...NO_STORE, 'Retry-After': '30' } });
  }
}

import { LIFETIMES } from '@/lib/cache';
import { listAllOutlets } from '@/lib/content/outlets/outlets';
import { isLocale } from '@/lib/i18n/locales';
import { log, problem } from '@/lib/log';
import { cardOf } from '@/lib/mappers/outlet';

export const dynamic = 'force-dynamic';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** All outlets as the map needs them; asked for only when a map or nearness is. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404, headers: NO_STORE });
  try {
    const cards = (await listAllOutlets(locale)).map(cardOf);
    return Response.json(cards, {
      headers: { 'Cache-Control': `public, max-age=60, s-maxage=${LIFETIMES.outlets}` },
    });
  } catch (error) {
    log.warn({ locale, ...problem(error) }, 'outlets for the map could not be had');
    return new Response(null, { status: 503, headers: { ...NO_STORE, 'Retry-After': '30' } });
  }
}

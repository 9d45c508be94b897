import { refusal } from '@/app/file-response';
import { listAllOutlets } from '@/lib/content/outlets/outlets';
import { qrSvg } from '@/lib/outputs/formats/qr-svg';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';
import { isLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';

type Props = { params: Promise<{ locale: string }> };

/** The code of the official check for stickers: of an outlet that the back office knows, or in general. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale } = await params;
  const outlet = new URL(request.url).searchParams.get('outlet') ?? '';
  if (!isLocale(locale)) return refusal(404);
  try {
    if (outlet && !(await listAllOutlets(locale)).some(({ id }) => id === outlet)) return refusal(404);
  } catch (error) {
    log.warn(problem(error), 'the outlets of a code could not be loaded');
    return refusal(503);
  }
  return new Response(qrSvg(new URL(href(locale, '/verify', { outlet }), env().siteUrl).href), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Disposition': `attachment; filename="verify${/^[\w-]{1,40}$/.test(outlet) ? `-${outlet}` : ''}.svg"`,
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

import type { Locale } from '@/lib/model/variant';
import { isLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { refusal } from './file-response';

type Props = { params: Promise<{ locale: string }> };
type Receive = (request: Request, locale: Locale) => Promise<Response>;

/** The route that receives a form of the page "Is it really us?"; who opens it by its address is sent to the page. */
export function verificationRoute(receive: Receive) {
  async function POST(request: Request, { params }: Props): Promise<Response> {
    const { locale } = await params;
    return isLocale(locale) ? receive(request, locale) : refusal(404);
  }

  async function GET(_request: Request, { params }: Props): Promise<Response> {
    const { locale } = await params;
    if (!isLocale(locale)) return refusal(404);
    const headers = { 'Cache-Control': 'no-store', Location: href(locale, '/verify') };
    return new Response(null, { status: 303, headers });
  }

  return { GET, POST };
}

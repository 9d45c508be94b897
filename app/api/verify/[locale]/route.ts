import { isLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { receiveQuestion } from '@/lib/submissions/verification/receive';

type Props = { params: Promise<{ locale: string }> };

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Receives the form of the page "Is it really us?". */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale)
    ? receiveQuestion(request, locale)
    : new Response(null, { status: 404, headers: NO_STORE });
}

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404, headers: NO_STORE });
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: href(locale, '/verify') } });
}

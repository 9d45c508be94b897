import { relay } from '@/lib/relay/relay';

type Props = { params: Promise<{ path: string[] }> };

/** The relay for browsers (CL-03); lib/relay/calls.ts is its allow-list. */
async function answer(request: Request, { params }: Props): Promise<Response> {
  return relay(request, `/${(await params).path.map(encodeURIComponent).join('/')}`);
}

// Every method is exported, because the framework would answer others with an empty body.
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};

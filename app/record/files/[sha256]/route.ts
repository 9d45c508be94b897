import { refusal } from '@/app/file-response';
import { SHA256 } from '@/lib/base/sha256';
import { keptCopy } from '@/lib/publishing/recording/kept-copy';
import { log, problem } from '@/lib/runtime/log';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ sha256: string }> };

/** The copy that the site kept of a recorded file, by its SHA-256. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { sha256 } = await params;
  if (!SHA256.test(sha256)) return refusal(404);
  if (request.headers.get('if-none-match') === `"${sha256}"`) return new Response(null, { status: 304 });
  try {
    const copy = await keptCopy(sha256);
    return copy ? new Response(copy.body, { headers: copy.headers }) : refusal(404);
  } catch (error) {
    log.warn(problem(error), 'record: a kept copy could not be read');
    return refusal(503);
  }
}

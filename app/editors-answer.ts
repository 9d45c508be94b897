import { isPreview } from '@/lib/content/preview';
import type { SiteFile } from '@/lib/outputs/file-cache';
import { log, problem } from '@/lib/runtime/log';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Set by middleware.ts for editors alone; server/ drops it from what clients send. */
const ENTRY = 'x-entry-preview';

function refusal(status: 404 | 503): Response {
  const headers = new Headers(PRIVATE);
  if (status === 503) headers.set('Retry-After', '30');
  return new Response(null, { status, headers });
}

/**
 * Answers editors with a file that holds drafts, which nobody may store: 404 to all others and where there is no such
 * file, 503 while it cannot be made.
 */
export async function editorsAnswer(
  request: Request,
  name: string,
  make: () => Promise<SiteFile | null>,
): Promise<Response> {
  try {
    if (!request.headers.has(ENTRY) || !(await isPreview())) return refusal(404);
    const file = await make();
    if (!file) return refusal(404);
    const headers = new Headers({ ...PRIVATE, 'Content-Type': file.type });
    if (file.save) headers.set('Content-Disposition', `attachment; filename="${name}"`);
    return new Response(file.body, { headers });
  } catch (error) {
    log.warn(problem(error), 'a file of the preview could not be made');
    return refusal(503);
  }
}

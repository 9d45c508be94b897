import { isPreview } from '@/lib/content/preview';
import type { SiteFile } from '@/lib/outputs/file-cache';
import { log, problem } from '@/lib/runtime/log';
import { localeFrom } from '@/lib/site/locales';
import { translator } from '@/lib/words/translator';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** The language, set by middleware.ts for editors alone; server/ drops it from what clients send. */
const ENTRY = 'x-entry-preview';

const notFound = () => new Response(null, { status: 404, headers: PRIVATE });

/** 503 in words, in the language of the address. */
function unavailable(request: Request): Response {
  const words = translator(localeFrom(request.headers.get(ENTRY)), 'appearance')('failed');
  const headers = { ...PRIVATE, 'Retry-After': '30', 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(words, { status: 503, headers });
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
    if (!request.headers.has(ENTRY) || !(await isPreview())) return notFound();
    const file = await make();
    if (!file) return notFound();
    const headers = new Headers({ ...PRIVATE, 'Content-Type': file.type });
    if (file.save) headers.set('Content-Disposition', `attachment; filename="${name}"`);
    return new Response(file.body, { headers });
  } catch (error) {
    log.warn(problem(error), 'a file of the preview could not be made');
    return unavailable(request);
  }
}

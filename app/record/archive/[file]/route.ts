import { fileResponse } from '@/app/file-response';
import { overLimit } from '@/lib/gate/admit';
import { getArchiveFile } from '@/lib/outputs/record/archive-files';

type Props = { params: Promise<{ file: string }> };

export const dynamic = 'force-dynamic';

/** The archive of filings as CSV or JSON, with the filter of the page in its query; searches by words are limited. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { file } = await params;
  const query = new URL(request.url).searchParams;
  const refused = query.has('keyword') ? await overLimit(request.headers, 'search') : null;
  if (refused) return new Response(null, { status: refused.code, headers: refused.headers });
  return fileResponse(request, `filings-${file}`, () => getArchiveFile(file, query));
}

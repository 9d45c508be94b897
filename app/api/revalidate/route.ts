import { bearer } from '@/lib/gate/operator';
import { sameText } from '@/lib/gate/tokens';
import type { PublicationRecord } from '@/lib/publishing/recording/record-publication';
import { readPublication, revalidate } from '@/lib/publishing/revalidate';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';

export const dynamic = 'force-dynamic';

const MAX_CHARS = 10_000;

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function readBody(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_CHARS) return null;
  try {
    return JSON.parse(await request.text());
  } catch {
    return null;
  }
}

/** What was recorded, in short: which filing, as which version, and where in the log. */
const said = ({ recorded, pending }: PublicationRecord) => ({
  recorded: recorded.map(({ id, locale, version, index }) => ({ id, locale, version, index })),
  pending,
});

/**
 * Reports changed content: `{"articleId": 42}` or `{"tags": ["lists", "menu"]}`, with REVALIDATE_SECRET as bearer
 * token. Stored pages are served until they have been regenerated; the answer says which addresses show an article by
 * then. 404 where no secret is set.
 */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = env();
  if (!revalidateSecret) return answer(404, { code: 404, msg: 'not found' });
  if (!sameText(bearer(request), revalidateSecret)) {
    log.info({ refused: 401, what: 'revalidate secret' }, 'a request was refused');
    return answer(401, { code: 401, msg: 'wrong secret' });
  }
  const publication = readPublication(await readBody(request));
  if (!publication) return answer(400, { code: 400, msg: 'articleId or tags expected' });
  const { redrawn, record, check } = await revalidate(publication);
  const { tags } = publication;
  return answer(200, {
    code: 200,
    tags,
    redrawn,
    ...(record && { record: said(record) }),
    ...(check && { check }),
  });
}

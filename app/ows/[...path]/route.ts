import { Readable } from 'node:stream';
import { OwsError } from '@/lib/ows/errors';
import { openFile } from '@/lib/ows/files';

const FILE = /^\/files\/[^?#\\]{1,500}$/;
/** Pictures and documents are replaced under new names; a day in caches costs nobody anything. */
const FILE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

type Props = { params: Promise<{ path: string[] }> };

function refuse(code: number, msg: string): Response {
  return Response.json({ code, msg }, { status: code, headers: { 'Cache-Control': 'no-store' } });
}

async function relay(method: 'GET' | 'HEAD', request: Request, { params }: Props): Promise<Response> {
  const path = `/${(await params).path.map(encodeURIComponent).join('/')}`;
  if (!FILE.test(path) || path.includes('..')) return refuse(404, '请求地址出错');
  try {
    const { status, headers, body } = await openFile(path, method, request.headers);
    if (status >= 400 && status !== 416) {
      await body.dump();
      return refuse(status === 404 ? 404 : 502, status === 404 ? '请求地址出错' : '网关错误');
    }
    const empty = method === 'HEAD' || status === 304;
    if (empty) await body.dump();
    const stream = empty ? null : (Readable.toWeb(body) as ReadableStream);
    return new Response(stream, { status, headers: { ...headers, 'Cache-Control': FILE_CACHE } });
  } catch (error) {
    if (!(error instanceof OwsError)) throw error;
    return error.failure === 'timeout' ? refuse(504, '网关超时') : refuse(502, '网关错误');
  }
}

/** The relay for browsers (CL-03): for now files only; the calls of the contract follow with their own limits. */
export const GET = (request: Request, props: Props): Promise<Response> => relay('GET', request, props);
export const HEAD = (request: Request, props: Props): Promise<Response> => relay('HEAD', request, props);

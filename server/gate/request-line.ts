import type { IncomingHttpHeaders } from 'node:http';
import { urlPath } from '@/lib/base/url-path';
import type { RequestFault } from './plain-answer';

interface RequestLine {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

const READ: readonly string[] = ['GET', 'HEAD'];
/** Endpoints check their methods themselves; everything else is a page or a file. */
const ENDPOINT = /^\/(api|ows|record)\//;

/** No address of the site has one; proxies and browsers take it for a slash, and the framework's redirect breaks off. */
const BACKSLASH = /\\|%5c/i;

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const hasBody = ({ headers }: RequestLine): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

const wrongMethod: RequestFault = { status: 405, headers: { Allow: 'GET, HEAD' } };

/** Status and headers of a refusal before the framework sees the request, or null. */
export function faultOfRequest(request: RequestLine): RequestFault | null {
  const { method = '', url = '' } = request;
  if (method === 'TRACE' || url === '*') return wrongMethod;
  const path = urlPath(url);
  if (!url.startsWith('/') || !canDecode(path) || BACKSLASH.test(path)) return { status: 400, headers: {} };
  if (ENDPOINT.test(path)) return null;
  if (!READ.includes(method)) return wrongMethod;
  // The framework would buffer up to 10 MB of a body that no page uses.
  return hasBody(request) ? { status: 400, headers: {} } : null;
}

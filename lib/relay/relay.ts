import 'server-only';
import { env } from '../env';
import { metrics } from '../metrics';
import { methodOf } from './call';
import { findCall } from './calls';
import { clientAddress } from './client-address';
import { failureAnswer } from './failure';
import { takeTurn } from './rate-limits';
import { Refusal } from './refusal';
import { isFilePath, relayFile } from './relay-file';
import { relayForm } from './relay-form';
import { relayRead } from './relay-read';
import { requireSameOrigin } from './same-origin';
import { localeOfReferer } from './words';

async function relayCall(request: Request, path: string): Promise<Response> {
  const call = findCall(path);
  if (!call) throw new Refusal(404);
  const method = methodOf(call);
  if (request.method !== method) throw new Refusal(405, { Allow: method });
  const { siteUrl, trustedProxies } = env();
  if (method === 'POST') requireSameOrigin(request.headers, siteUrl);
  if (call.rate) await takeTurn(call.rate, clientAddress(request.headers, trustedProxies));
  return call.kind === 'form' ? relayForm(request, path, call) : relayRead(request, path, call);
}

const answerTo = async (request: Request, path: string): Promise<Response> =>
  isFilePath(path) ? relayFile(request, path) : relayCall(request, path);

/** The log names calls of the table; of any other address it tells nothing. */
function nameOf(path: string): string {
  if (isFilePath(path)) return '/files';
  return findCall(path) ? path : 'unknown';
}

/**
 * Answers a browser's request for `path` below /ows, for example /menu/list (CL-03). Never throws: what goes wrong
 * is `{ code, msg }` in the language of the page that asked.
 */
export async function relay(request: Request, path: string): Promise<Response> {
  const call = nameOf(path);
  const answer = await answerTo(request, path).catch((error: unknown) => {
    const locale = localeOfReferer(request.headers.get('referer'));
    return failureAnswer(error, { locale, what: call });
  });
  metrics.relayAnswers.inc({ call, status: String(answer.status) });
  return answer;
}

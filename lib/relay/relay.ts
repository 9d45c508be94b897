import 'server-only';
import { countVisitor, requireOwnPage } from '@/lib/gate/admit';
import { failureAnswer } from '@/lib/gate/failure';
import { Refusal } from '@/lib/gate/refusal';
import { localeOfReferer } from '@/lib/gate/refusal-words';
import { metrics } from '@/lib/runtime/metrics';
import { methodOf } from './call';
import { findCall } from './calls';
import { isFilePath, relayFile } from './relay-file';
import { relayForm } from './relay-form';
import { relayRead } from './relay-read';

async function relayCall(request: Request, path: string): Promise<Response> {
  const call = findCall(path);
  if (!call) throw new Refusal(404);
  const method = methodOf(call);
  if (request.method !== method) throw new Refusal(405, { Allow: method });
  if (method === 'POST') requireOwnPage(request);
  if (call.rate) await countVisitor(request.headers, call.rate);
  return call.kind === 'form' ? relayForm(request, path, call) : relayRead(request, path, call);
}

const answerTo = async (request: Request, path: string): Promise<Response> =>
  isFilePath(path) ? relayFile(request, path) : relayCall(request, path);

/** Name for the log; addresses outside of the table are not logged. */
function nameOf(path: string): string {
  if (isFilePath(path)) return '/files';
  return findCall(path) ? path : 'unknown';
}

/**
 * Answers a browser's request for `path` below /ows, for example /menu/list (CL-03). Never throws: a failure is
 * answered as `{ code, msg }` in the language of the requesting page.
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

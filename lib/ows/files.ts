import 'server-only';
import type { Dispatcher } from 'undici';
import { OwsError } from './errors';
import { sendForStream } from './transport';

/** Headers of a visitor that matter for a file, and of the answer that matter for a visitor. */
const ASKED = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'content-disposition',
];

export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Dispatcher.ResponseData['body'];
}

/** Opens a file of the back office (call 15); `path` is below /ows, for example /files/pdf/report.pdf. */
export async function openFile(path: string, method: 'GET' | 'HEAD', asked: Headers): Promise<FileAnswer> {
  const headers = Object.fromEntries(
    ASKED.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])),
  );
  const answer = await sendForStream({ method, path, headers: { accept: '*/*', ...headers } });
  const kept = ANSWERED.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { status: answer.statusCode, headers: Object.fromEntries(kept), body: answer.body };
}

/** Size of a file in bytes, or null when the back office does not say. */
export async function fileSize(path: string, timeoutMs: number): Promise<number | null> {
  const answer = await sendForStream({ method: 'HEAD', path, headers: { accept: '*/*' }, timeoutMs });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new OwsError('http', answer.statusCode, `no file ${path}`);
  const length = Number(answer.headers['content-length']);
  return Number.isSafeInteger(length) ? length : null;
}

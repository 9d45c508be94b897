import 'server-only';
import type { Dispatcher } from 'undici';
import { OwsError } from '@/lib/base/ows-error';
import { attempt } from './client';
import { disposition } from './disposition';
import { beforeDeadline, deadlineOf } from './resilience/deadline';
import { type OwsRequest, sendForStream } from './transport';

/** Request headers passed to the back office, and response headers passed to the visitor. */
const REQUEST_HEADERS = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const ANSWER_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'content-disposition',
  'content-encoding',
];

export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Dispatcher.ResponseData['body'];
}

/** Discards an unneeded response body without waiting for it. */
export function dropBody({ body }: Pick<FileAnswer, 'body'>): void {
  body.on('error', () => undefined).destroy();
}

async function sendForFile(call: OwsRequest, deadline: number): Promise<Dispatcher.ResponseData> {
  const answer = await sendForStream(call, deadline);
  if (answer.statusCode < 500) return answer;
  dropBody(answer);
  throw new OwsError('http', `HTTP ${answer.statusCode}`, {
    code: answer.statusCode,
    status: answer.statusCode,
  });
}

/** Requests a file; a 5xx answer is an upstream fault and throws an OwsError, a 4xx answer is returned. */
function ask(call: OwsRequest): Promise<Dispatcher.ResponseData> {
  const deadline = deadlineOf('page');
  const { path } = call;
  const head: OwsRequest = { method: 'HEAD', path, headers: { accept: '*/*' } };
  return beforeDeadline(
    deadline,
    attempt({
      call: '/files',
      use: 'file',
      deadline,
      requestKey: path,
      work: (end) => sendForFile(call, end),
      repeat: async (end) => dropBody(await sendForFile(head, end)),
    }),
  );
}

/** Opens a file of the back office (call 15); `path` is relative to /ows, e.g. /files/pdf/report.pdf. */
export async function openFile(
  path: string,
  method: 'GET' | 'HEAD',
  requested: Headers,
): Promise<FileAnswer> {
  const headers = Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => (requested.get(name) ? [[name, requested.get(name) ?? '']] : [])),
  );
  const answer = await ask({ method, path, headers: { accept: '*/*', ...headers } });
  const passed = ANSWER_HEADERS.flatMap((name) => {
    const value = answer.headers[name];
    if (typeof value !== 'string') return [];
    return [[name, name === 'content-disposition' ? disposition(value) : value] as const];
  });
  return { status: answer.statusCode, headers: Object.fromEntries(passed), body: answer.body };
}

/** Size of a file in bytes, null if not stated; rejects with an OwsError if there is no such file. */
export async function fileSize(path: string): Promise<number | null> {
  const answer = await ask({ method: 'HEAD', path, headers: { accept: '*/*' } });
  dropBody(answer);
  if (answer.statusCode !== 200)
    throw new OwsError('http', 'no such file', { code: answer.statusCode, status: answer.statusCode });
  const length = Number(answer.headers['content-length']);
  return Number.isSafeInteger(length) ? length : null;
}

import 'server-only';
import { fromJson, isRecord, toText } from '@/lib/base/values';
import { overLimit, requireOwnPage } from '@/lib/gate/admit';
import { NO_STORE } from '@/lib/gate/own-cookies';
import { readBytes } from '@/lib/gate/read-body';
import type { FileOutcome, FileVerdict } from '@/lib/model/file-check';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { fileAnswer } from './file-answer';
import { lookUpFile } from './look-up-file';
import { answerBy, readFields, refused } from './receive';

/** A hash with whatever was pasted around it. */
const HASH_BYTES = 1024;
const READ_MS = 10_000;
const JSON_TYPE = 'application/json';

/** HTTP status of answers in JSON; a form is redirected to the page whatever the outcome. */
const STATUS: Readonly<Partial<Record<FileOutcome, number>>> = {
  badHash: 400,
  tooMany: 429,
  unavailable: 503,
};
const RETRY_SECONDS = { tooMany: 60, unavailable: 30 } as const;

async function judge(request: Request, hash: string): Promise<FileVerdict> {
  if (!(await overLimit(request.headers, 'people'))) return lookUpFile(hash);
  return { outcome: 'tooMany', sha256: '', at: new Date().toISOString(), known: [] };
}

const judgeForm = async (request: Request): Promise<FileVerdict> =>
  judge(request, (await readFields(request, HASH_BYTES)).get('sha256') ?? '');

async function answerJson(request: Request, locale: Locale): Promise<Response> {
  try {
    requireOwnPage(request, [JSON_TYPE]);
    const body = fromJson(
      (await readBytes(request, { maxBytes: HASH_BYTES, readMs: READ_MS })).toString('utf8'),
    );
    const verdict = await judge(request, isRecord(body) ? toText(body.sha256) : '');
    const { outcome } = verdict;
    const again = outcome === 'tooMany' || outcome === 'unavailable' ? RETRY_SECONDS[outcome] : null;
    const headers = { ...NO_STORE, ...(again && { 'Retry-After': String(again) }) };
    return Response.json(fileAnswer(verdict, locale), { status: STATUS[outcome] ?? 200, headers });
  } catch (error) {
    return refused(error);
  }
}

const isJson = ({ headers }: Request): boolean => (headers.get('content-type') ?? '').startsWith(JSON_TYPE);

/**
 * Tells whether the record knows a file by its SHA-256 (AR-04). The form of the page is redirected back to it
 * with the answer in a sealed cookie; the page's script, which posts `{"sha256": "…"}`, gets a FileAnswer.
 * 404 without a record.
 */
export async function receiveFile(request: Request, locale: Locale): Promise<Response> {
  if (!env().record) return new Response(null, { status: 404, headers: NO_STORE });
  return isJson(request) ? answerJson(request, locale) : answerBy(request, locale, judgeForm);
}

import 'server-only';
import { PASTED_MESSAGE_MAX_CHARS } from '@/lib/base/constants';
import { overLimit } from '@/lib/gate/admit';
import type { Locale } from '@/lib/model/variant';
import type { MessagePiece, MessageVerdict } from '@/lib/model/verification';
import { type Piece, pickOut } from './pick-out';
import { answerBy, readFields } from './receive';
import { verify } from './verify';

/** A message of a thousand characters, each of up to twelve bytes when URL-encoded. */
const MESSAGE_BYTES = 16 * 1024;
/** What a cookie has room for. */
const MAX_PIECES = 8;
const QUERY_CHARS = 60;
const TITLE_CHARS = 30;

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

async function check({ kind, query }: Piece, locale: Locale): Promise<MessagePiece> {
  const { outcome, findings } = await verify({ kind, query, locale });
  return { kind, query: cut(query, QUERY_CHARS), outcome, title: cut(findings[0]?.title ?? '', TITLE_CHARS) };
}

async function judge(request: Request, locale: Locale): Promise<MessageVerdict> {
  const text = ((await readFields(request, MESSAGE_BYTES)).get('message') ?? '').replace(/\r\n/g, '\n');
  const nothing = { pieces: [], more: 0 };
  if ([...text].length > PASTED_MESSAGE_MAX_CHARS) return { outcome: 'tooLong', ...nothing };
  if (await overLimit(request.headers, 'people')) return { outcome: 'tooMany', ...nothing };
  const all = pickOut(text);
  if (all.length === 0) return { outcome: 'nothing', ...nothing };
  const pieces = await Promise.all(all.slice(0, MAX_PIECES).map((piece) => check(piece, locale)));
  return { outcome: 'checked', pieces, more: all.length - pieces.length };
}

/** Checks what a pasted message names. The message itself is not stored anywhere, not even in the cookie. */
export const receiveMessage = (request: Request, locale: Locale): Promise<Response> =>
  answerBy(request, locale, judge);

import 'server-only';
import { isRecord, toInt, toText } from '../values';
import { OwsError } from './errors';
import { type OwsRequest, sendForText } from './transport';

/** The body of an answer after the success rule: a JSON object of whatever fields. */
export type OwsBody = Readonly<Record<string, unknown>>;

function parse(text: string, status: number): OwsBody {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    if (status >= 400) throw new OwsError('http', status, `HTTP ${status}`);
    throw new OwsError('malformed', status, 'the answer is not JSON');
  }
  if (!isRecord(json)) throw new OwsError('malformed', status, 'the answer is not an object');
  return json;
}

/** Success is body code 200 (number or string) or, without a code, HTTP 200. */
export function readAnswer(text: string, status: number): OwsBody {
  const body = parse(text, status);
  const code = toInt(body.code) ?? status;
  if (code === 200) return body;
  throw new OwsError(body.code === undefined ? 'http' : 'answer', code, toText(body.msg) || `code ${code}`);
}

/** Makes a call of the contract; rejects with an OwsError that holds code and msg. */
export async function callOws(call: OwsRequest): Promise<OwsBody> {
  const { status, text } = await sendForText(call);
  return readAnswer(text, status);
}

export function getOws(path: string): Promise<OwsBody> {
  return callOws({ method: 'GET', path });
}

export function postOws(path: string, body: unknown): Promise<OwsBody> {
  const headers = { 'content-type': 'application/json;charset=utf-8' };
  return callOws({ method: 'POST', path, headers, body: JSON.stringify(body) });
}

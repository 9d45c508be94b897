import 'server-only';
import { type OwsBody, readAnswer } from '../ows/client';
import { OwsError } from '../ows/errors';
import { type OwsRequest, sendForText } from '../ows/transport';
import { toText } from '../values';

/** What an answer may hold at its top; anything else stays here. */
const PASSED = ['data', 'total', 'rows', 'extraData', 'captchaEnabled', 'uuid', 'img'] as const;

/** Asks the back office; throws an OwsError, of kind `http` for every HTTP error and redirect. */
export async function ask(call: OwsRequest): Promise<OwsBody> {
  const { status, text } = await sendForText(call);
  // A redirect is not followed: it could lead anywhere, with the visitor's form in hand.
  if (status >= 300) throw new OwsError('http', status, `HTTP ${status}`);
  return readAnswer(text, status);
}

/** The body that goes back to the browser. */
export function passedOn(answer: OwsBody): string {
  const passed = PASSED.map((name) => [name, answer[name]] as const);
  return JSON.stringify({ code: 200, msg: toText(answer.msg), ...Object.fromEntries(passed) });
}

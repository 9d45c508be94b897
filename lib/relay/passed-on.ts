import 'server-only';
import { toText } from '@/lib/base/values';
import type { OwsBody } from '@/lib/ows/client';

/** Top-level fields of an answer that are forwarded. */
const PASSED = ['data', 'total', 'rows', 'extraData', 'captchaEnabled', 'uuid', 'img'] as const;

/** The body that goes back to the browser. */
export function passedOn(answer: OwsBody): string {
  const passed = PASSED.map((name) => [name, answer[name]] as const);
  return JSON.stringify({ code: 200, msg: toText(answer.msg), ...Object.fromEntries(passed) });
}

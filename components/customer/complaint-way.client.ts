import { COMPLAINT_SESSION_SECONDS } from '@/lib/base/constants';
import { fromJson, isRecord, toText } from '@/lib/base/values';

export type Way =
  | { kind: 'form'; info: string; to: string }
  | { kind: 'away'; to: string }
  | { kind: 'unidentified' }
  | { kind: 'failed' };

const INFO = 'INFO_DATA';
const UNTIL = 'INFO_DATA_UNTIL';

/** `INFO_DATA` of an earlier visit; removed after half an hour. */
function storedInfo(): string {
  try {
    if (Number(localStorage.getItem(UNTIL)) > Date.now()) return localStorage.getItem(INFO) ?? '';
    localStorage.removeItem(INFO);
    localStorage.removeItem(UNTIL);
  } catch {
    // Storage is disabled: the encrypted cookie is used.
  }
  return '';
}

/** Stores the info of a complaint session in local storage until the session ends. */
export function keepInfo(info: string): void {
  try {
    localStorage.setItem(INFO, info);
    localStorage.setItem(UNTIL, String(Date.now() + COMPLAINT_SESSION_SECONDS * 1000));
  } catch {
    // As above.
  }
}

function readWay(text: string): Way {
  const answer = fromJson(text);
  if (!isRecord(answer)) return { kind: 'failed' };
  // The server has validated the address; this check keeps a mistake there from running a script here.
  const to = /^(https?:\/\/|\/(?!\/))/.exec(toText(answer.to))?.input ?? '';
  if (answer.kind === 'form' && to) return { kind: 'form', info: toText(answer.info), to };
  if (answer.kind === 'away' && to) return { kind: 'away', to };
  return { kind: answer.kind === 'unidentified' ? 'unidentified' : 'failed' };
}

/** Address of the form or of the sign-in page, from the site's endpoint. Rejects on any failure. */
export async function ask(href: string): Promise<Way> {
  try {
    const body = JSON.stringify({ info: storedInfo() });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(href, { method: 'POST', headers, body });
    return readWay(await answer.text());
  } catch {
    return { kind: 'failed' };
  }
}

import 'server-only';
import { outgoingHref } from '@/lib/html/outgoing';
import { saveUserInfo } from '@/lib/ows/contract/calls';
import { fetchUserInfo } from '@/lib/ows/contract/visitor';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';

const INFO_LIMIT = 4096;

/** The info itself may be personal: only the kind of failure is logged. */
function note(call: string, error: unknown): void {
  log.warn({ call, failure: error instanceof Error ? error.name : 'unknown' }, 'a call for a visitor failed');
}

/** Exchanges the info of a complaint link for one of the back office (RT-06); null when that fails. */
export async function exchangeInfo(info: string): Promise<string | null> {
  if (!info || info.length > INFO_LIMIT) return null;
  try {
    return await saveUserInfo(info);
  } catch (error) {
    note('saveUserInfo', error);
    return null;
  }
}

/** Outcome of the complaint entry: the form, an external sign-in, or an explanation. */
export type ComplaintWay =
  | { kind: 'form'; info: string }
  | { kind: 'away'; to: string }
  /** The visitor is signed in but has no info, or the address of the sign-in is not allowed. */
  | { kind: 'unidentified' }
  | { kind: 'failed' };

/** CU-02: getUserInfo first; `stored` is the visitor's INFO_DATA, or empty. */
export async function findComplaintWay(stored: string): Promise<ComplaintWay> {
  const given = stored.length <= INFO_LIMIT ? stored : '';
  try {
    const { isIdentified, info, directUrl } = await fetchUserInfo(given);
    if (isIdentified) return await toForm(given || info);
    const to = outgoingHref(directUrl, env().outgoingHosts);
    if (directUrl && !to) log.warn('getUserInfo: its directUrl leads to a host that is not configured');
    return to ? { kind: 'away', to } : { kind: 'unidentified' };
  } catch (error) {
    note('getUserInfo', error);
    return { kind: 'failed' };
  }
}

async function toForm(info: string): Promise<ComplaintWay> {
  if (!info) return { kind: 'unidentified' };
  const saved = await exchangeInfo(info);
  return saved === null ? { kind: 'failed' } : { kind: 'form', info: saved };
}

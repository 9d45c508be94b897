import 'server-only';
import { saveUserInfo } from '../ows/calls';

const INFO_LIMIT = 4096;

/** The back office's own info for the one in a complaint link (RT-06), or null when it is refused or cannot be had. */
export async function exchangeInfo(info: string): Promise<string | null> {
  if (!info || info.length > INFO_LIMIT) return null;
  try {
    return await saveUserInfo(info);
  } catch (error) {
    // The info itself may be personal: only the kind of failure is logged.
    console.warn(`saveUserInfo failed: ${error instanceof Error ? error.name : 'unknown'}`);
    return null;
  }
}

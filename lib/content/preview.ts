import 'server-only';
import { draftMode } from 'next/headers';

/** True under /preowsweb for an editor whose cookie was checked: drafts are requested and nothing is cached. */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}

import 'server-only';
import { stringifyCookie } from 'cookie';
import { cookies, draftMode } from 'next/headers';
import { DRAFT_COOKIE } from '@/lib/gate/cookies';
import { ownCookieName } from '@/lib/gate/own-cookies';

/** True under /preowsweb for an editor whose cookie was checked: drafts are requested and nothing is cached. */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}

/** Only the cookies that permit this editor to preview, for requests of the site to itself. */
export async function editorCookies(): Promise<string> {
  const jar = await cookies();
  const names = [ownCookieName('preview'), DRAFT_COOKIE];
  return stringifyCookie(Object.fromEntries(names.map((name) => [name, jar.get(name)?.value])));
}

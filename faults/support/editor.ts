import type { Site } from './site';

export const PREVIEW_SECRET = 'faults-only-preview-secret';

/** The cookies of an editor who has entered the secret. */
export async function editorOf(site: Site): Promise<string> {
  const address = `${site.origin}/preowsweb?secret=${PREVIEW_SECRET}`;
  const answer = await fetch(address, { redirect: 'manual' });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(['__prerender_bypass', 'preview']);
  return cookies.join('; ');
}

/** A page or file with these cookies, without following redirects. */
export const visit = (site: Site, path: string, cookie = ''): Promise<Response> =>
  fetch(site.origin + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' });

import { parseCookie } from 'cookie';

/** The framework's cookie for draft mode; honoured for previews only. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Name of a cookie that the server sets; over https its prefix restricts it to this host. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** The value of a cookie in a Cookie header, unverified; of several the first, with the longest path. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];

/** A Cookie header without one of its cookies. The others stay encoded: decoded, one could read as two. */
export const withoutCookie = (header: string | null, name: string): string =>
  (header ?? '')
    .split(/;\s*/)
    .filter((pair) => pair.split('=')[0]?.trim() !== name)
    .join('; ');

/** Short-lived signed tokens for cookies: what a visitor may open and until when, without personal data. */

const encoder = new TextEncoder();

async function signature(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Comparison in constant time. */
export function sameText(left: string, right: string): boolean {
  const a = encoder.encode(left);
  const b = encoder.encode(right);
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at % (b.length || 1)] ?? 0);
  return difference === 0;
}

interface TokenOptions {
  secret: string;
  purpose: string;
  seconds: number;
  now?: number;
}

/** A signed token of this purpose that ends after `seconds`; its payload can be read by anyone who has it. */
export async function makeToken({
  secret,
  purpose,
  seconds,
  now = Date.now(),
}: TokenOptions): Promise<string> {
  const until = String(now + seconds * 1000);
  return `${until}.${await signature(secret, `${purpose}.${until}`)}`;
}

interface TokenCheck {
  secret: string | undefined;
  purpose: string;
  token: string | undefined;
  now?: number;
}

/** Expiry of a token in milliseconds since the epoch, unverified; 0 if it is not a token. */
export const endOfToken = (token: string | undefined): number =>
  Number(/^(\d{13})\./.exec(token ?? '')?.[1] ?? 0);

/** True for an unexpired token of this purpose, signed with this secret. */
export async function isValidToken({
  secret,
  purpose,
  token,
  now = Date.now(),
}: TokenCheck): Promise<boolean> {
  const [until, given] = token?.split('.') ?? [];
  if (!secret || !until || !given || !/^\d{13}$/.test(until) || Number(until) < now) return false;
  return sameText(given, await signature(secret, `${purpose}.${until}`));
}

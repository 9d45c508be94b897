import { createHash, createHmac, randomUUID } from 'node:crypto';

/** The signed parts of a call: method, full path, query and body bytes, exactly as sent. */
export interface Signable {
  method: string;
  url: URL;
  body: string | Uint8Array;
}

interface Stamp {
  timestamp: string;
  nonce: string;
}

/** RFC 3986: all but A-Z a-z 0-9 - . _ ~ is percent-encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The canonical text that is signed. Query parameters are sorted after encoding. */
export function canonicalText({ method, url, body }: Signable, { timestamp, nonce }: Stamp): string {
  const pairs = [...url.searchParams].map(([name, value]) => [encode(name), encode(value)] as const);
  const sorted = pairs.sort(([a, x], [b, y]) => (a === b ? Number(x > y) - Number(x < y) : a < b ? -1 : 1));
  const query = sorted.map((pair) => pair.join('=')).join('&');
  const digest = createHash('sha256').update(body).digest('hex');
  return [method.toUpperCase(), url.pathname, query, digest, timestamp, nonce].join('\n');
}

/** The four signing headers of a call; only tests pass `stamp`. */
export function signingHeaders(
  call: Signable,
  { key, secret, stamp }: { key: string; secret: string; stamp?: Stamp },
): Record<string, string> {
  const used = stamp ?? { timestamp: String(Date.now()), nonce: randomUUID() };
  const signature = createHmac('sha256', secret).update(canonicalText(call, used)).digest('hex');
  return {
    'X-OWS-App': key,
    'X-OWS-Timestamp': used.timestamp,
    'X-OWS-Nonce': used.nonce,
    'X-OWS-Signature': signature,
  };
}

import { createHash, createHmac } from 'node:crypto';

/** The signed parts of a call. `url` is the path with base and query exactly as sent. */
export type SignedParts = {
  method: string;
  url: string;
  body: Uint8Array;
  timestamp: string;
  nonce: string;
};

/**
 * The text that is signed, one item a line: METHOD, path without query, sorted query, hex SHA-256 of the body,
 * timestamp, nonce.
 */
export function canonicalText({ method, url, body, timestamp, nonce }: SignedParts): string {
  const [path, query] = splitOnce(url, '?');
  const digest = createHash('sha256').update(body).digest('hex');
  return [method.toUpperCase(), path, canonicalQuery(query), digest, timestamp, nonce].join('\n');
}

/**
 * The query is parsed as a form (a plus sign is a blank), names and values are percent-encoded by RFC 3986, and the
 * encoded pairs are sorted by name, then value.
 */
export function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => [encodeStrictly(name), encodeStrictly(value)] as const)
    .sort((one, other) => compare(one[0], other[0]) || compare(one[1], other[1]))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

export function signatureOf(parts: SignedParts, secret: string): string {
  return createHmac('sha256', secret).update(canonicalText(parts)).digest('hex');
}

/** encodeURIComponent leaves ! ' ( ) * unencoded, which RFC 3986 reserves. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

import { timingSafeEqual } from 'node:crypto';
import { type SignedParts, signatureOf } from './canonical';
import type { NonceMemory } from './nonce-memory';

const TOLERANCE_MS = 300_000;

export type Claim = { app: string; timestamp: string; nonce: string; signature: string };
type Headers = Record<string, string | string[] | undefined>;

/** Reads the four headers; null when one is missing or malformed. */
export function readClaim(headers: Headers): Claim | null {
  const one = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '');
  const claim = {
    app: one('x-ows-app'),
    timestamp: one('x-ows-timestamp'),
    nonce: one('x-ows-nonce'),
    signature: one('x-ows-signature'),
  };
  const wellFormed =
    /^\d{10,16}$/.test(claim.timestamp) &&
    /^[\w-]{8,64}$/.test(claim.nonce) &&
    /^[0-9a-f]{64}$/i.test(claim.signature);
  return wellFormed ? claim : null;
}

/** Cheap checks before the body is read: key and clock of the caller. */
export function isPlausible(claim: Claim, expected: { appKey: string; now: number }): boolean {
  const inTime = Math.abs(expected.now - Number(claim.timestamp)) <= TOLERANCE_MS;
  return inTime && equalTexts(claim.app, expected.appKey);
}

type Proof = { claim: Claim; secret: string; nonces: NonceMemory; now: number };

/** The nonce is stored only with a valid signature, so that strangers cannot fill the memory. */
export function isGenuine(call: Pick<SignedParts, 'method' | 'url' | 'body'>, proof: Proof): boolean {
  const { claim, secret, nonces, now } = proof;
  const expected = signatureOf({ ...call, timestamp: claim.timestamp, nonce: claim.nonce }, secret);
  if (!equalTexts(claim.signature.toLowerCase(), expected)) return false;
  return nonces.remember(claim.nonce, { expiresAt: Number(claim.timestamp) + TOLERANCE_MS, now });
}

/** Constant-time comparison of texts of the same length. */
function equalTexts(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

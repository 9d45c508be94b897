import { signatureOf } from './canonical';
import { type Claim, isGenuine, isPlausible, readClaim } from './check';
import { NonceMemory } from './nonce-memory';

const NOW = 1_748_916_000_000;
const CALL = { method: 'GET', url: '/ows/menu/list', body: new Uint8Array() };
const HEADERS = {
  'x-ows-app': 'site',
  'x-ows-timestamp': String(NOW),
  'x-ows-nonce': '3f2b8f1e-6a54-4c0e-9d8e-0f6f1a2b3c4d',
  'x-ows-signature': 'a'.repeat(64),
};

function claimFor(secret: string): Claim {
  const signed = { timestamp: String(NOW), nonce: HEADERS['x-ows-nonce'] };
  return { app: 'site', ...signed, signature: signatureOf({ ...CALL, ...signed }, secret) };
}

describe('the signature check', () => {
  test('CL-02 all four headers must be there and have their form', () => {
    expect(readClaim(HEADERS)).toMatchObject({ app: 'site', timestamp: String(NOW) });
    for (const [name, wrong] of [
      ['x-ows-timestamp', 'yesterday'],
      ['x-ows-nonce', 'short'],
      ['x-ows-signature', 'zz'],
      ['x-ows-signature', undefined],
    ] as const) {
      expect(readClaim({ ...HEADERS, [name]: wrong })).toBeNull();
    }
  });

  test('CL-02 a clock may be 300 seconds off, not more', () => {
    const claim = claimFor('secret');
    const at = (now: number) => isPlausible(claim, { appKey: 'site', now });
    expect([at(NOW - 300_000), at(NOW + 300_000)]).toEqual([true, true]);
    expect([at(NOW - 300_001), at(NOW + 300_001)]).toEqual([false, false]);
    expect(isPlausible(claim, { appKey: 'other', now: NOW })).toBe(false);
  });

  test('CL-02 a right signature passes once; a wrong one never and leaves its nonce free', () => {
    const nonces = new NonceMemory();
    const pass = (claim: Claim) => isGenuine(CALL, { claim, secret: 'secret', nonces, now: NOW });
    expect(pass(claimFor('guess'))).toBe(false);
    expect(pass({ ...claimFor('secret'), signature: 'short' })).toBe(false);
    expect(nonces.size).toBe(0);
    expect(pass(claimFor('secret'))).toBe(true);
    expect(pass(claimFor('secret'))).toBe(false);
  });
});

describe('the nonce memory', () => {
  test('CL-02 is bounded, and refuses rather than forgets', () => {
    const nonces = new NonceMemory(2);
    expect(nonces.remember('a', { expiresAt: 10, now: 0 })).toBe(true);
    expect(nonces.remember('b', { expiresAt: 20, now: 0 })).toBe(true);
    expect(nonces.remember('c', { expiresAt: 20, now: 5 })).toBe(false);
    expect(nonces.remember('c', { expiresAt: 20, now: 11 })).toBe(true);
    expect(nonces.remember('b', { expiresAt: 20, now: 11 })).toBe(false);
    expect(nonces.size).toBe(2);
  });
});

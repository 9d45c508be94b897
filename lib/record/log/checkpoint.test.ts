import { createPublicKey } from 'node:crypto';
import { newKey, readKey } from '../keys/key';
import { openHead, originOf, signHead } from './checkpoint';
import { rootOf } from './hashes';
import { openNote } from './note';

const ORIGIN = originOf('https://www.example.com');
const key = readKey(newKey());
const claim = { size: 0, rootHash: rootOf([]).toString('hex'), time: '2026-08-01T09:30:00.000Z' };

test('AR-02 a note that another implementation has signed is opened', () => {
  // The example of the package golang.org/x/mod/sumdb/note.
  const [name, , signed = ''] = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'.split(
    '+',
  );
  const x = Buffer.from(signed, 'base64').subarray(1).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const text = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.
`;
  const note = `${text}
— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;
  expect(openNote(note, String(name), publicKey)).toBe(text);
  expect(openNote(note, 'AnotherName', publicKey)).toBeNull();
});

test('AR-02 a head is a checkpoint: origin, size, root in Base64, time, and a signature under the name of the log', () => {
  const { note } = signHead(claim, ORIGIN, key);
  expect(note.split('\n').slice(0, 5)).toEqual([
    'www.example.com/record',
    '0',
    '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    '2026-08-01T09:30:00.000Z',
    '',
  ]);
  expect(note).toMatch(/\n\n— www\.example\.com\/record [A-Za-z0-9+/]{91}=\n$/);
  expect(openHead(note, ORIGIN, key)).toEqual(claim);
});

test('AR-02 a head of another key or log, or with any character changed, is not opened', () => {
  const { note } = signHead(claim, ORIGIN, key);
  expect(openHead(note, ORIGIN, readKey(newKey()))).toBeNull();
  expect(openHead(note, 'www.example.org/record', key)).toBeNull();
  const opened = [...note].flatMap((char, at) => {
    const changed = `${note.slice(0, at)}${char === 'x' ? 'y' : 'x'}${note.slice(at + 1)}`;
    return openHead(changed, ORIGIN, key) ? [at] : [];
  });
  expect(opened).toEqual([]);
});

test('AR-02 a signature in another spelling of the same bytes is not opened', () => {
  const { note } = signHead(claim, ORIGIN, key);
  const last = note.length - '=\n'.length - 1;
  const [, signed = ''] = /(\S+)\n$/.exec(note) ?? [];
  const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].filter((char) => {
    const spelt = `${signed.slice(0, -2)}${char}=`;
    return spelt !== signed && Buffer.from(spelt, 'base64').equals(Buffer.from(signed, 'base64'));
  });
  expect(spellings).toHaveLength(3);
  for (const char of spellings) expect(openHead(`${note.slice(0, last)}${char}=\n`, ORIGIN, key)).toBeNull();
});

test('AR-02 a key of another kind is refused', () => {
  expect(() => readKey('bm8ga2V5')).toThrow();
});

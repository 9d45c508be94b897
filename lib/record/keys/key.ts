import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** The Ed25519 key pair that signs heads. */
export interface RecordKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('a key of the record must be of Ed25519');
  return key;
}

/** The key pair of a private key in PKCS #8, DER and Base64; throws for anything else. */
export function readKey(base64: string): RecordKey {
  const der = Buffer.from(base64, 'base64');
  const privateKey = ed25519(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** A new private key in the form that `readKey` takes. */
export const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** The key of a SubjectPublicKeyInfo in DER and Base64; throws for anything else. */
export const readPublicKey = (base64: string): KeyObject =>
  ed25519(createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }));

/** The public key in the form that `readPublicKey` takes. */
export const publicKeyText = ({ publicKey }: Pick<RecordKey, 'publicKey'>): string =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

/** The PEM of a SubjectPublicKeyInfo in Base64. */
export const pemOf = (base64: string): string =>
  readPublicKey(base64).export({ format: 'pem', type: 'spki' }).toString();

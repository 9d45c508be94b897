import { createHash, type KeyObject, sign, verify } from 'node:crypto';

/** Signature type byte of Ed25519 in C2SP signed notes. */
const ED25519 = Buffer.of(1);
const KEY_ID_BYTES = 4;
const SIGNATURE_LINE = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/;

/** The 32 bytes of an Ed25519 public key. */
function rawKey(key: KeyObject): Buffer {
  const { x } = key.export({ format: 'jwk' });
  return Buffer.from(String(x), 'base64url');
}

function keyId(name: string, key: KeyObject): Buffer {
  const hash = createHash('sha256').update(`${name}\n`).update(ED25519).update(rawKey(key));
  return hash.digest().subarray(0, KEY_ID_BYTES);
}

interface Signer {
  /** Name of the key, which is that of the log. */
  name: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** A C2SP signed note with one signature; the text must end with a line break and contain no empty line. */
export function signNote(text: string, { name, privateKey, publicKey }: Signer): string {
  const signature = sign(null, Buffer.from(text), privateKey);
  const signed = Buffer.concat([keyId(name, publicKey), signature]).toString('base64');
  return `${text}\n— ${name} ${signed}\n`;
}

/** The text of a note signed by this key under this name; null for any other note. */
export function openNote(note: string, name: string, publicKey: KeyObject): string | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const text = note.slice(0, end + 1);
  const id = keyId(name, publicKey);
  const isSigned = note
    .slice(end + 2, -1)
    .split('\n')
    .some((line) => {
      const [, signer, base64 = ''] = SIGNATURE_LINE.exec(line) ?? [];
      const bytes = Buffer.from(base64, 'base64');
      // Base64 can encode the same bytes in several ways; only one is accepted: no character can be changed.
      if (signer !== name || bytes.toString('base64') !== base64) return false;
      if (!bytes.subarray(0, KEY_ID_BYTES).equals(id)) return false;
      return verify(null, Buffer.from(text), publicKey, bytes.subarray(KEY_ID_BYTES));
    });
  return isSigned ? text : null;
}

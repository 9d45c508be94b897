import type { OfficialFile } from '@/lib/model/software';
import { Md5 } from './md5';

export interface Fingerprint {
  md5: string;
  /** Empty where the browser cannot compute it: without https, or for very large files. */
  sha256: string;
}

const PIECE_BYTES = 4 * 1024 * 1024;
/** The browser computes SHA-256 only of bytes that are all in memory. */
const SHA256_MAX_BYTES = 1024 ** 3;

async function sha256Of(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle || file.size > SHA256_MAX_BYTES) return '';
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a file in the browser; nothing is uploaded. `report` is called with the progress, 0 to 1. */
export async function fingerprintOf(file: Blob, report: (part: number) => void): Promise<Fingerprint> {
  const md5 = new Md5();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    md5.add(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
    report(Math.min(1, (at + PIECE_BYTES) / file.size));
  }
  return { md5: md5.hex(), sha256: await sha256Of(file) };
}

/** Compares the stronger fingerprint where both sides have it. */
export function isFile(official: OfficialFile, { md5, sha256 }: Fingerprint): boolean {
  if (official.sha256 && sha256) return official.sha256 === sha256;
  return official.md5 !== '' && official.md5 === md5;
}

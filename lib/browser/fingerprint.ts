import type { OfficialFile } from '@/lib/model/software';

export interface Fingerprint {
  md5: string;
  sha256: string;
}

const PIECE_BYTES = 4 * 1024 * 1024;

/** Reads a file in the browser; nothing is uploaded. `report` is called with the progress, 0 to 1. */
export async function fingerprintOf(file: Blob, report: (part: number) => void): Promise<Fingerprint> {
  const { md5, sha256, bytesToHex } = await import('./hashes');
  const hashes = { md5: md5.create(), sha256: sha256.create() };
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
    hashes.md5.update(piece);
    hashes.sha256.update(piece);
    report(Math.min(1, (at + PIECE_BYTES) / file.size));
  }
  return { md5: bytesToHex(hashes.md5.digest()), sha256: bytesToHex(hashes.sha256.digest()) };
}

/** Compares the stronger fingerprint where the official file has it. */
export function isFile(official: OfficialFile, { md5, sha256 }: Fingerprint): boolean {
  if (official.sha256) return official.sha256 === sha256;
  return official.md5 !== '' && official.md5 === md5;
}

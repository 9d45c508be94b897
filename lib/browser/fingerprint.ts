import type { OfficialFile } from '@/lib/model/software';

type HashKind = 'md5' | 'sha256';
export type Fingerprint = Readonly<Record<HashKind, string>>;

const PIECE_BYTES = 4 * 1024 * 1024;

interface Watch {
  /** Called after each piece with the progress, 0 to 1. */
  report: (part: number) => void;
  /** Aborts the reading: the promise rejects with the reason of the signal. */
  signal?: AbortSignal;
}

/** Computes hashes of a file, in lower-case hexadecimal, in the browser and piece by piece; nothing is uploaded. */
export async function hashesOf<K extends HashKind>(
  file: Blob,
  kinds: readonly K[],
  { report, signal }: Watch,
): Promise<Readonly<Record<K, string>>> {
  const { bytesToHex, md5, sha256 } = await import('./hashes');
  const algorithms = { md5, sha256 };
  const hashes = kinds.map((kind) => [kind, algorithms[kind].create()] as const);
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
    signal?.throwIfAborted();
    for (const [, hash] of hashes) hash.update(piece);
    report(Math.min(1, (at + PIECE_BYTES) / file.size));
  }
  const texts = hashes.map(([kind, hash]) => [kind, bytesToHex(hash.digest())]);
  return Object.fromEntries(texts) as Record<K, string>;
}

/** Whether hashes match an official file: by SHA-256 where the official file has one, else by MD5. */
export function isFile(official: OfficialFile, { md5, sha256 }: Fingerprint): boolean {
  if (official.sha256) return official.sha256 === sha256;
  return official.md5 !== '' && official.md5 === md5;
}

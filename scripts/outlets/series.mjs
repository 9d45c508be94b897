import { createHash } from 'node:crypto';

/** Pseudo-random numbers in [0, 1) that depend on the seed only. */
export function series(seed) {
  let [count, bytes] = [0, createHash('sha256').update(seed).digest()];
  return () => {
    if (count * 4 + 4 > bytes.length) [count, bytes] = [0, createHash('sha256').update(bytes).digest()];
    const value = bytes.readUInt32BE(count * 4) / 2 ** 32;
    count += 1;
    return value;
  };
}

export const pick = (random, list) => list[Math.floor(random() * list.length)];

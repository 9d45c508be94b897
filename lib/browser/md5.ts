/** Incremental MD5 (RFC 1321): browsers have none, and installers are published with one. */

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Uint32Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32));
const BLOCK = 64;

function mix(round: number, [b, c, d]: readonly [number, number, number]): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

const WORD_OF = [
  (at: number) => at,
  (at: number) => (5 * at + 1) % 16,
  (at: number) => (3 * at + 5) % 16,
  (at: number) => (7 * at) % 16,
] as const;

function digestBlock(state: Uint32Array, view: DataView, offset: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const round = at >> 4;
    const word = view.getUint32(offset + 4 * (WORD_OF[round]?.(at) ?? 0), true);
    const sum = (a + mix(round, [b, c, d]) + (SINES[at] ?? 0) + word) | 0;
    const shift = SHIFTS[round]?.[at % 4] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  [a, b, c, d].forEach((part, at) => {
    state[at] = (state[at] ?? 0) + part;
  });
}

export class Md5 {
  private readonly state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  private rest = new Uint8Array(0);
  private length = 0;

  add(bytes: Uint8Array): void {
    this.length += bytes.length;
    const all = new Uint8Array(this.rest.length + bytes.length);
    all.set(this.rest);
    all.set(bytes, this.rest.length);
    const whole = all.length - (all.length % BLOCK);
    const view = new DataView(all.buffer);
    for (let offset = 0; offset < whole; offset += BLOCK) digestBlock(this.state, view, offset);
    this.rest = all.slice(whole);
  }

  /** The fingerprint in lower-case hex; ends the computation. */
  hex(): string {
    const bits = this.length * 8;
    const tail = new Uint8Array(
      this.rest.length < 56 ? BLOCK - this.rest.length : 2 * BLOCK - this.rest.length,
    );
    tail[0] = 0x80;
    const view = new DataView(tail.buffer);
    view.setUint32(tail.length - 8, bits >>> 0, true);
    view.setUint32(tail.length - 4, Math.floor(bits / 2 ** 32), true);
    this.add(tail);
    const out = new DataView(new ArrayBuffer(16));
    this.state.forEach((word, at) => {
      out.setUint32(4 * at, word, true);
    });
    return Array.from(new Uint8Array(out.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

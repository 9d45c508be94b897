import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Colours of the group; every picture takes its own from here. */
export const C = {
  abyss: '#06142a',
  ink: '#0b1f3a',
  navy: '#14335c',
  tide: '#2a5b8f',
  mist: '#9fb8d1',
  foam: '#dfe8f0',
  paper: '#faf7f2',
  sand: '#efe7da',
  vermilion: '#d8432b',
  coral: '#f08a6c',
  wine: '#5c1620',
  jade: '#1f8a70',
  mint: '#8fd0b8',
  forest: '#0c3a33',
  gold: '#d9a95b',
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const filesDir = join(root, 'ows', 'content', 'files');
export const brandDir = join(root, 'public', 'brand');

/** Small seeded generator (mulberry32): the same seed gives the same picture. */
export function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const lerp = (a, b, t) => a + (b - a) * t;
export const n1 = (v) => (Math.round(v * 10) / 10).toString();
export const span = (count, fn) =>
  Array.from({ length: count }, (_, i) => fn(i, count > 1 ? i / (count - 1) : 0));

/** Mixes two #rrggbb colours. */
export function mix(a, b, t) {
  const at = (hex, i) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const part = (i) =>
    Math.round(lerp(at(a, i), at(b, i), t))
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** A colour from a list of stops, t in 0..1. */
export function ramp(stops, t) {
  const x = Math.min(0.9999, Math.max(0, t)) * (stops.length - 1);
  return mix(stops[Math.floor(x)], stops[Math.floor(x) + 1], x % 1);
}

/** Smooth path through points (Catmull-Rom as cubic curves). */
export function smooth(p) {
  let d = `M${n1(p[0][0])} ${n1(p[0][1])}`;
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, e] = [p[Math.max(0, i - 1)], p[i], p[i + 1], p[Math.min(p.length - 1, i + 2)]];
    const q = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const r = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${n1(q[0])} ${n1(q[1])} ${n1(r[0])} ${n1(r[1])} ${n1(c[0])} ${n1(c[1])}`;
  }
  return d;
}

export const poly = (p) => `M${p.map((q) => `${n1(q[0])} ${n1(q[1])}`).join('L')}`;

/** Value noise with smooth interpolation, 0..1. */
export function noise2(seed) {
  const hash = (x, y) => {
    const s = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974634777);
    const h = Math.imul(s ^ (s >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [fade(x - i), fade(y - j)];
    return lerp(lerp(hash(i, j), hash(i + 1, j), u), lerp(hash(i, j + 1), hash(i + 1, j + 1), u), v);
  };
}

let serial = 0;
/** A linear gradient: its definition and the reference to it. */
export function gradient(stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  const id = `g${++serial}`;
  const body = stops
    .map(([at, color, alpha = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${alpha}"/>`)
    .join('');
  const def = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`;
  return { def: `<defs>${def}</defs>`, ref: `url(#${id})` };
}

/** A soft round light. */
export function glow(cx, cy, r, color, alpha = 0.6) {
  const id = `g${++serial}`;
  const stop = (at, a) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${a}"/>`;
  const stops = stop(0, alpha) + stop(0.45, alpha * 0.38) + stop(1, 0);
  return (
    `<defs><radialGradient id="${id}">${stops}</radialGradient></defs>` +
    `<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}" fill="url(#${id})"/>`
  );
}

/** A full background with a vertical gradient. */
export function ground(w, h, colors, dir) {
  const g = gradient(
    colors.map((c, i) => [i / (colors.length - 1), c]),
    dir,
  );
  return `${g.def}<rect width="${w}" height="${h}" fill="${g.ref}"/>`;
}

export const svg = (w, h, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;

/** Renders a picture to images/<name>.webp. */
export async function webp(name, w, h, body, quality = 80) {
  const path = join(filesDir, 'images', `${name}.webp`);
  await mkdir(dirname(path), { recursive: true });
  const out = await sharp(Buffer.from(svg(w, h, body)))
    .webp({ quality, effort: 5, smartSubsample: true })
    .toBuffer();
  await writeFile(path, out);
  console.log(`${name}.webp ${Math.round(out.length / 1024)} KB`);
}

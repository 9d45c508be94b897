import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { textPath } from './glyphs.mjs';
import { brandDir, C, n1, span } from './kit.mjs';

const R = 31;
const BANDS = [
  { y: 7.6, s: 3.4 },
  { y: 16.6, s: 4.8 },
  { y: 27.4, s: 6.2 },
  { y: 39.8, s: 7.6 },
  { y: 53.4, s: 8.8 },
];

const two = (v) => (Math.round(v * 100) / 100).toString();
const crest = (x, y) => y - (1.1 + y * 0.035) * Math.sin(((x - 32) * 2 * Math.PI) / 44);

/** Where a wave of height y meets the circle, on the left (-1) or on the right (1). */
function meets(y, side) {
  let [near, far] = [0, R];
  for (let i = 0; i < 40; i++) {
    const d = (near + far) / 2;
    if (Math.hypot(d, crest(32 + side * d, y) - 32) < R) near = d;
    else far = d;
  }
  return 32 + side * near;
}

function edge(y, from, to) {
  const slope = (x) => (crest(x + 0.01, y) - crest(x - 0.01, y)) / 0.02;
  const step = (to - from) / 6;
  return span(6, (i) => {
    const [a, b] = [from + step * i, from + step * (i + 1)];
    const [p, q] = [a + step / 3, b - step / 3];
    const c1 = `${two(p)} ${two(crest(a, y) + (slope(a) * step) / 3)}`;
    return `C${c1} ${two(q)} ${two(crest(b, y) - (slope(b) * step) / 3)} ${two(b)} ${two(crest(b, y))}`;
  }).join('');
}

/** Five waves in order, cut by one circle. */
function waves(main, accent, hot = 1) {
  return BANDS.map(({ y, s }, i) => {
    const [top, low] = [y - s / 2, y + s / 2];
    const [a, b, c, d] = [meets(top, -1), meets(top, 1), meets(low, 1), meets(low, -1)];
    const arc = (x, at) => `A${R} ${R} 0 0 1 ${two(x)} ${two(crest(x, at))}`;
    const over = i === 0 ? arc(b, top) : edge(top, a, b);
    const under = i === BANDS.length - 1 ? '' : arc(c, low) + edge(low, c, d);
    const path = `M${two(a)} ${two(crest(a, top))}${over}${under}${arc(a, top)}Z`;
    return `<path fill="${i === hot ? accent : main}" d="${path}"/>`;
  }).join('');
}

const doc = (box, body, label) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${label}">${body}</svg>\n`;

const zhName = '海序证券';
const enName = 'Haixu Securities';

function wordmark(lang, main, soft) {
  const zh = lang === 'zh';
  const head = textPath(zh ? zhName : enName, {
    x: 80,
    y: zh ? 37.5 : 35.5,
    size: zh ? 36 : 30,
    track: zh ? 3 : 0.2,
  });
  const raw = zh ? 'HAIXU SECURITIES GROUP' : zhName;
  const base = { x: 80.8, y: zh ? 58.5 : 58, size: zh ? 10.6 : 14.5, family: 'Sans', weight: 'Regular' };
  const gaps = [...raw].length - 1;
  const plain = textPath(raw, base).width;
  const track = zh ? (head.width - plain - 1) / gaps : 8;
  const sub = textPath(raw, { ...base, track });
  const width = Math.ceil(80 + Math.max(head.width, sub.width) + 1);
  return { width, body: `<path fill="${main}" d="${head.d}"/><path fill="${soft}" d="${sub.d}"/>` };
}

function logo(lang, main, accent, soft) {
  const word = wordmark(lang, main, soft);
  return doc(`0 0 ${word.width} 64`, waves(main, accent) + word.body, lang === 'zh' ? zhName : enName);
}

function tile(radius, scale) {
  const move = n1((64 - 64 * scale) / 2);
  const inner = `<g transform="translate(${move} ${move}) scale(${scale})">${waves('#fff', '#f0553b')}</g>`;
  return `<rect width="64" height="64" rx="${radius}" fill="${C.ink}"/>${inner}`;
}

const avatar =
  `<defs><clipPath id="c"><circle cx="48" cy="48" r="48"/></clipPath></defs><g clip-path="url(#c)">` +
  `<path fill="${C.foam}" d="M0 0h96v96H0z"/><g fill="none" stroke="#fff" stroke-width="2.4">` +
  span(6, (i) => `<path d="M-4 ${12 + i * 15}q13-8 26 0t26 0 26 0 26 0"/>`).join('') +
  `</g><circle cx="48" cy="37" r="16.5" fill="${C.navy}"/><path fill="${C.navy}" d="M13 99c1-23 15-38 35-38s34 15 35 38z"/>` +
  `<path fill="${C.vermilion}" d="M40.5 62.3c2.4 .4 4.9 .6 7.5 .6s5.1-.2 7.500-.6L48 74z"/></g>`;

const files = {
  'mark.svg': doc('0 0 64 64', waves(C.ink, C.vermilion), zhName),
  'mark-light.svg': doc('0 0 64 64', waves('#fff', '#f0553b'), zhName),
  'logo-zh.svg': logo('zh', C.ink, C.vermilion, '#4a5b73'),
  'logo-en.svg': logo('en', C.ink, C.vermilion, '#4a5b73'),
  'logo-zh-light.svg': logo('zh', '#fff', '#f0553b', '#c3d0de'),
  'logo-en-light.svg': logo('en', '#fff', '#f0553b', '#c3d0de'),
  'favicon.svg': doc('0 0 64 64', tile(14, 0.74), zhName),
  'avatar-default.svg': doc('0 0 96 96', avatar, ''),
};

const pngs = {
  'icon-192.png': [192, 14],
  'icon-512.png': [512, 14],
  'apple-touch-icon.png': [180, 0],
  'favicon-32.png': [32, 14],
};

await mkdir(brandDir, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  await writeFile(join(brandDir, name), text);
  console.log(`${name} ${text.length}`);
}
for (const [name, [size, radius]] of Object.entries(pngs)) {
  const source = doc('0 0 64 64', tile(radius, 0.74), '').replace(
    '<svg ',
    `<svg width="${size}" height="${size}" `,
  );
  await sharp(Buffer.from(source))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 32 })
    .toFile(join(brandDir, name));
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textPath } from './glyphs.mjs';
import { C, filesDir, ground, svg, webp } from './kit.mjs';
import { harbour } from './scene.mjs';
import { waveField } from './waves.mjs';

/** Text as a path element, centred without an x. */
function words(text, { y, color, w, x, ...o }) {
  const { width } = textPath(text, o);
  const { d } = textPath(text, { ...o, x: x ?? (w - width) / 2, y });
  return `<path d="${d}" fill="${color}"/>`;
}

function year(text) {
  const [w, h] = [600, 800];
  return (
    ground(w, h, [C.paper, '#f3ebdf']) +
    `<circle cx="430" cy="410" r="104" fill="${C.vermilion}"/>` +
    waveField({
      w,
      h,
      seed: 27,
      horizon: 430,
      rows: 20,
      amp: 34,
      body: ['#dfe0dd', '#8fabc6', C.navy, C.ink],
      line: ['#ffffff', C.foam, C.mist],
    }) +
    words(text.slice(0, 2), {
      x: 44,
      y: 176,
      size: 168,
      family: 'Serif',
      weight: 'Regular',
      color: C.ink,
      track: -4,
    }) +
    words(text.slice(2), {
      x: 44,
      y: 320,
      size: 168,
      family: 'Serif',
      weight: 'Regular',
      color: C.ink,
      track: -4,
    }) +
    words('年度报告', {
      x: 330,
      y: 104,
      size: 34,
      family: 'Sans',
      weight: 'Regular',
      color: C.ink,
      track: 6,
    }) +
    words('ANNUAL REPORT', {
      x: 332,
      y: 136,
      size: 17,
      family: 'Sans',
      weight: 'Regular',
      color: '#54647a',
      track: 2.6,
    }) +
    `<path d="M332 156h72" stroke="${C.vermilion}" stroke-width="4"/>` +
    words('海序证券集团', {
      x: 48,
      y: 752,
      size: 22,
      family: 'Serif',
      weight: 'Bold',
      color: '#ffffff',
      track: 4,
    })
  );
}

function badge([zh, en, color]) {
  const [w, h] = [320, 120];
  const body =
    `<rect x=".5" y=".5" width="319" height="119" rx="8" fill="#fff" stroke="#d5dbe2"/>` +
    `<path d="M28 38q9-8 18 0t18 0M28 58q9-8 18 0t18 0M28 78q9-8 18 0t18 0" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round"/>` +
    words(zh, { x: 86, y: 62, size: 25, family: 'Serif', weight: 'Bold', color: C.ink, track: 1 }) +
    words(en, { x: 87, y: 88, size: 11.5, family: 'Sans', weight: 'Regular', color: '#5a6878', track: 0.5 });
  return svg(w, h, body).replace(' width="320" height="120"', '');
}

const badges = {
  'media-sse': ['上海披露平台', 'SHANGHAI DISCLOSURE', C.vermilion],
  'media-hkex': ['香港披露平台', 'HONG KONG DISCLOSURE', C.jade],
  'media-csj': ['证券信息报', 'SECURITIES DAILY NOTICE', C.tide],
  'media-stn': ['时报披露专栏', 'TIMES DISCLOSURE DESK', C.gold],
};

// Rendered at the size of the film and enlarged, so that poster and first frame are the same.
await webp('banner-poster', 1920, 1080, `<g transform="scale(1.5)">${harbour({ w: 1280, h: 720 })}</g>`);
await webp(
  'banner-mobile',
  1080,
  1350,
  harbour({ w: 1080, h: 1350, base: 0.7, scale: 0.62, centre: 0.66, pearlAt: 0.24, moon: [0.4, 0.3] }),
);
for (const one of ['2024', '2025']) await webp(`year-${one}`, 600, 800, year(one), 84);
for (const [name, parts] of Object.entries(badges)) {
  await writeFile(join(filesDir, 'images', `${name}.svg`), `${badge(parts)}\n`);
}

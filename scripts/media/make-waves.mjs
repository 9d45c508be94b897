import { C, glow, webp } from './kit.mjs';
import { ribbons, sky, strands, sun, waveField } from './waves.mjs';

const [w, h] = [1600, 900];
const deep = [C.navy, C.ink, C.abyss];
const lineBlue = [C.tide, C.mist, C.foam];

const field = (o) => waveField({ w, h, ...o });

const pictures = [
  () =>
    sky(w, h, 'night') +
    sun(1130, 330, 92, C.vermilion) +
    field({ seed: 11, horizon: 390, body: deep, line: lineBlue }),
  () =>
    sky(w, h, 'paper') +
    sun(430, 300, 78, C.vermilion) +
    field({
      seed: 12,
      horizon: 350,
      body: ['#e6dfd3', '#c9d3dc', '#7f9dbb', C.navy],
      line: ['#ffffff', '#ffffff', C.foam],
      rows: 22,
    }),
  () =>
    sky(w, h, 'sea') + ribbons({ w, h, seed: 13, colors: ['#b9cfe2', '#6f98c0', C.tide, C.ink], count: 8 }),
  () =>
    sky(w, h, 'night') +
    glow(900, 420, 620, C.tide, 0.45) +
    strands({ w, h, seed: 14, colors: [C.tide, C.mist, C.foam], accent: C.vermilion }),
  () =>
    sky(w, h, 'dusk') +
    sun(800, 470, 120, '#f3b08a') +
    field({
      seed: 15,
      horizon: 500,
      body: ['#5d5273', C.navy, C.ink],
      line: [C.coral, C.mist, C.foam],
      rows: 26,
    }),
  () =>
    sky(w, h, 'paper') +
    strands({ w, h, seed: 16, colors: [C.mist, C.tide, C.navy], accent: C.vermilion, count: 40 }),
  () =>
    sky(w, h, 'jade') +
    sun(1240, 300, 60, C.mint) +
    field({
      seed: 17,
      horizon: 380,
      body: ['#17604f', C.forest, '#061d1a'],
      line: [C.jade, C.mint, '#e6f5ee'],
      rows: 28,
    }),
  () =>
    sky(w, h, 'dawn') +
    ribbons({ w, h, seed: 18, colors: ['#f2b7a0', '#e17a5e', C.vermilion, C.wine], count: 8, top: 0.34 }),
  () =>
    sky(w, h, 'night') +
    ribbons({ w, h, seed: 19, colors: ['#1d436f', '#173a66', C.ink, C.abyss], count: 10, top: 0.2 }) +
    glow(1250, 190, 300, C.mist, 0.25),
  () =>
    sky(w, h, 'sea') +
    sun(1180, 260, 70, C.paper) +
    field({
      seed: 20,
      horizon: 330,
      body: ['#a9c3da', C.tide, C.ink],
      line: ['#ffffff', C.foam, C.mist],
      rows: 24,
      amp: 60,
    }),
  () =>
    sky(w, h, 'ember') +
    glow(820, 380, 560, C.coral, 0.35) +
    strands({ w, h, seed: 21, colors: [C.vermilion, C.coral, '#ffe1d3'], count: 44 }),
  () =>
    sky(w, h, 'paper') +
    ribbons({ w, h, seed: 22, colors: ['#e3e8ea', '#a9c0d2', C.tide, C.navy], count: 9, top: 0.3 }) +
    sun(330, 210, 46, C.vermilion),
];

for (const [i, draw] of pictures.entries())
  await webp(`wave-${String(i + 1).padStart(2, '0')}`, w, h, draw());

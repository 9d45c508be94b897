import { C, glow, ground, webp } from './kit.mjs';
import { bars, bundles, cloth } from './weaves.mjs';

const [w, h] = [1600, 900];
const night = ground(w, h, [C.navy, C.ink, C.abyss], [0, 0, 1, 1]);
const paper = ground(w, h, [C.paper, C.sand], [0, 0, 1, 1]);

const pictures = [
  () =>
    night +
    cloth({ w, h, seed: 41, back: C.abyss, a: [C.navy, C.tide, C.mist], b: ['#10294b', C.navy, C.tide] }),
  () =>
    paper +
    bundles({
      w,
      h,
      seed: 2,
      sets: [
        { from: 0.3, to: 0.6, knot: 0.42, colors: [C.mist, C.tide, C.ink] },
        { from: 0.72, to: 0.4, knot: 0.63, colors: [C.coral, C.vermilion, C.wine], spread: 0.5 },
      ],
    }),
  () =>
    night +
    glow(1000, 450, 600, C.tide, 0.4) +
    bars({ w, h, seed: 43, colors: [C.tide, C.mist, C.foam], accent: C.vermilion }),
  () =>
    paper +
    cloth({
      w,
      h,
      seed: 44,
      back: '#f4ece0',
      a: ['#f3d3c4', C.coral, C.vermilion],
      b: ['#e9dfce', '#dccdb6', '#cdb89b'],
      n: 11,
      band: 36,
    }),
  () =>
    night +
    glow(640, 430, 560, C.tide, 0.35) +
    bundles({
      w,
      h,
      seed: 5,
      sets: [
        { from: 0.62, to: 0.34, knot: 0.3, colors: [C.tide, C.mist, C.foam] },
        { from: 0.3, to: 0.66, knot: 0.56, colors: [C.jade, C.mint, '#ffffff'], spread: 0.6 },
        { from: 0.5, to: 0.5, knot: 0.8, colors: [C.vermilion, C.coral, C.gold], spread: 0.35 },
      ],
    }),
  () =>
    ground(w, h, ['#11493f', C.forest, '#071f1b'], [0, 0, 1, 1]) +
    cloth({
      w,
      h,
      seed: 46,
      back: '#082721',
      a: ['#15604f', C.jade, C.mint],
      b: ['#0d4439', '#166551', '#2fa384'],
      n: 13,
      band: 30,
    }),
];

for (const [i, draw] of pictures.entries()) await webp(`weave-0${i + 1}`, w, h, draw(), 78);

import { contourMap } from './contours.mjs';
import { C, glow, ground, ramp, webp } from './kit.mjs';

const [w, h] = [1600, 900];
const map = (o) => contourMap({ w, h, ...o });
const of =
  (...stops) =>
  (t) =>
    ramp(stops, t);

const pictures = [
  () =>
    ground(w, h, [C.navy, C.ink, C.abyss], [0, 0, 1, 1]) +
    glow(1100, 300, 640, C.tide, 0.5) +
    map({
      seed: 301,
      color: of(C.navy, C.tide, C.mist),
      accent: C.vermilion,
      scale: 1.7,
      peak: [0.68, 0.36, 0.35],
    }),
  () =>
    ground(w, h, [C.paper, C.sand], [0, 0, 1, 1]) +
    glow(420, 520, 560, '#ffffff', 0.9) +
    map({
      seed: 302,
      color: of('#d6cbb9', C.mist, C.tide, C.ink),
      accent: C.vermilion,
      scale: 1.9,
      peak: [0.3, 0.6, 0.3],
      levels: 20,
    }),
  () =>
    ground(w, h, ['#0f4a40', C.forest, '#061d1a'], [0, 0, 1, 1]) +
    glow(560, 360, 620, C.jade, 0.5) +
    map({ seed: 303, color: of('#13594b', C.jade, C.mint), scale: 1.6, peak: [0.36, 0.4, 0.4] }),
  () =>
    ground(w, h, [C.foam, '#c3d4e4'], [0, 0, 0.6, 1]) +
    map({
      seed: 304,
      color: of('#ffffff', '#7f9fc0', C.navy),
      accent: C.vermilion,
      accentAt: 0.42,
      scale: 1.5,
      warp: 1.2,
      levels: 24,
    }),
  () =>
    ground(w, h, [C.wine, '#7c1e1c', C.vermilion], [0, 0, 1, 1]) +
    map({
      seed: 305,
      color: of('#c2432f', C.coral, '#ffe7dc'),
      scale: 1.5,
      peak: [0.62, 0.55, 0.35],
      levels: 20,
    }),
  () =>
    ground(w, h, [C.abyss, C.ink], [0, 0, 1, 0.4]) +
    glow(300, 700, 600, C.navy, 0.9) +
    map({
      seed: 306,
      color: of('#1b3f69', C.tide, C.gold),
      accent: C.gold,
      accentAt: 0.7,
      scale: 2.1,
      warp: 1.4,
      levels: 18,
    }),
];

for (const [i, draw] of pictures.entries()) await webp(`contour-0${i + 1}`, w, h, draw(), 78);

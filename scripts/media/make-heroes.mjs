import { contourMap } from './contours.mjs';
import { C, glow, ground, ramp, webp } from './kit.mjs';
import { harbour } from './scene.mjs';
import { bundles } from './weaves.mjs';

/**
 * The two crops of a banner: wide windows, and phones. Each is composed for its frame, not cropped from the other.
 */
const CUTS = [
  { suffix: '', w: 2000, h: 1000, tall: false },
  { suffix: '-phone', w: 960, h: 1200, tall: true },
];

const heroes = {
  'hero-about': ({ w, h, tall }) =>
    tall
      ? harbour({ w, h, base: 0.52, scale: 0.5, centre: 0.56, pearlAt: 0.2, moon: [0.78, 0.14] })
      : harbour({ w, h, base: 0.6, scale: 0.78, centre: 0.68, pearlAt: 0.5 }),
  'hero-business': ({ w, h, tall }) =>
    ground(w, h, [C.navy, C.ink, C.abyss], [0, 0, 1, 1]) +
    glow(w * 0.62, h * 0.36, h * 0.6, C.tide, 0.5) +
    bundles({
      w,
      h,
      seed: 12,
      count: tall ? 26 : 38,
      sets: [
        { from: 0.56, to: 0.24, knot: 0.34, colors: [C.tide, C.mist, C.foam] },
        { from: 0.2, to: 0.52, knot: 0.58, colors: [C.vermilion, C.coral, C.gold], spread: 0.55 },
        { from: 0.4, to: 0.36, knot: 0.8, colors: [C.navy, C.tide, C.mist], spread: 0.5 },
      ],
    }),
  'hero-sustainability': ({ w, h, tall }) =>
    ground(w, h, ['#0f4a40', C.forest, '#061d1a'], [0, 0, 1, 1]) +
    glow(w * 0.66, h * 0.3, h * 0.62, C.jade, 0.55) +
    contourMap({
      w,
      h,
      seed: 321,
      color: (t) => ramp(['#13594b', C.jade, C.mint], t),
      accent: C.gold,
      accentAt: 0.6,
      scale: tall ? 1.1 : 1.7,
      peak: [0.66, 0.34, 0.4],
    }),
};

for (const [name, draw] of Object.entries(heroes))
  for (const cut of CUTS) await webp(name + cut.suffix, cut.w, cut.h, draw(cut), 74);

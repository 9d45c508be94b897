import { contourMap } from './contours.mjs';
import { C, glow, ground, ramp, webp } from './kit.mjs';
import { leaf, ripples, scales, sunrise, turbines } from './themes.mjs';
import { ribbons, strands } from './waves.mjs';

const [w, h] = [1600, 900];
const jade = ground(w, h, ['#0f4a40', C.forest, '#061d1a'], [0, 0, 1, 1]);
const pale = ground(w, h, ['#f3f8f3', '#dcece4'], [0, 0, 1, 1]);
const wine = ground(w, h, ['#8f2420', C.wine, '#2a0b12'], [0, 0, 1, 1]);

const pictures = {
  'esg-01': turbines,
  'esg-02': leaf,
  'esg-03': () => ripples([C.jade, C.mint, '#ffffff'], jade + glow(520, 400, 520, C.jade, 0.5), '#ffffff'),
  'esg-04': () =>
    pale +
    contourMap({
      w,
      h,
      seed: 311,
      color: (t) => ramp(['#bfdccf', C.jade, C.forest], t),
      accent: C.gold,
      accentAt: 0.65,
      scale: 1.6,
    }),
  'culture-01': sunrise,
  'culture-02': () =>
    scales(['#f7e2d6', '#eda48d', C.vermilion, '#9c2a20', C.wine], ground(w, h, ['#f7e2d6', C.wine]), C.gold),
  'culture-03': () =>
    wine +
    glow(760, 420, 620, C.vermilion, 0.5) +
    strands({ w, h, seed: 23, colors: [C.coral, '#ffd9c9', C.gold], count: 42 }),
  'culture-04': () =>
    ground(w, h, [C.paper, '#f8e7dc']) +
    ribbons({ w, h, seed: 88, colors: ['#f7d7c8', '#ee9b83', C.vermilion, '#8d221c'], count: 7, top: 0.4 }),
};

for (const [name, draw] of Object.entries(pictures)) await webp(name, w, h, draw(), 78);

import { C, glow, ground } from './kit.mjs';
import { skyline } from './skyline.mjs';
import { sun, waveField } from './waves.mjs';

/** The first film: a city at night over moving water; phase runs from 0 to 2 pi. */
export function harbour({
  w,
  h,
  phase = 0,
  base = 0.66,
  scale = 0.72,
  centre = 0.66,
  pearlAt = 0.47,
  moon = [0.8, 0.24],
}) {
  const line = Math.round(h * base);
  const k = h / 720;
  const city = skyline({
    w,
    ground: line,
    seed: 61,
    scale: scale * k,
    centre,
    pearlAt,
    width: 1.15 * k,
    far: '#0d2545',
    near: C.ink,
    faint: '#24507f',
    stroke: '#6d8cae',
    bright: C.foam,
    accent: '#ff9c84',
  });
  const breath = 0.45 + 0.08 * Math.sin(phase);
  return (
    ground(w, h, [C.abyss, C.ink, C.navy]) +
    glow(w * centre, line - h * 0.12, h * 0.62, C.tide, breath) +
    sun(Math.round(w * moon[0]), Math.round(h * moon[1]), Math.round(34 * k), C.vermilion) +
    city +
    waveField({
      w,
      h,
      seed: 11,
      horizon: line + 2,
      rows: 17,
      amp: 30 * k,
      phase,
      steps: 20,
      width: k,
      body: [C.navy, C.ink, C.abyss],
      line: [C.tide, C.mist, C.foam],
    })
  );
}

import { C, glow, ground, webp } from './kit.mjs';
import { mirror, skyline } from './skyline.mjs';
import { sky, sun, waveField } from './waves.mjs';

const [w, h] = [1600, 900];

function scene({ back, line, body, rows = 18, amp = 34, base = 640, seed }) {
  const city = skyline({ w, ground: base, seed, width: 1.5, ...line });
  const sea = waveField({ w, h, seed, horizon: base + 2, rows, amp, body: body.fill, line: body.line });
  return back + city + sea + mirror(city, base, 0.1);
}

const pictures = [
  () =>
    scene({
      seed: 61,
      back: sky(w, h, 'night') + glow(990, 520, 620, C.tide, 0.55) + sun(470, 250, 54, C.vermilion),
      line: {
        far: '#0d2545',
        near: C.ink,
        faint: C.tide,
        stroke: '#7896b6',
        bright: C.foam,
        accent: '#ff9c84',
      },
      body: { fill: [C.navy, C.ink, C.abyss], line: [C.tide, C.mist, C.foam] },
    }),
  () =>
    scene({
      seed: 64,
      back: sky(w, h, 'paper') + sun(800, 420, 170, C.vermilion),
      line: {
        far: '#f3ece1',
        near: C.paper,
        faint: '#c8bfb0',
        stroke: '#8793a3',
        bright: C.ink,
        centre: 0.56,
        pearlAt: 0.36,
      },
      body: { fill: ['#eee6d9', '#cdd7df', '#8ea9c3'], line: ['#ffffff', '#ffffff', C.tide] },
    }),
  () =>
    scene({
      seed: 65,
      base: 600,
      back: ground(w, h, ['#123057', '#5b5a83', '#c98f86', '#f3c5a5']) + sun(1180, 470, 84, '#ffe9d2'),
      line: {
        far: '#826f87',
        near: '#35436b',
        faint: '#b2919a',
        stroke: '#e4b8a8',
        bright: '#fff0e2',
        centre: 0.36,
        pearlAt: 0.62,
        scale: 0.86,
      },
      body: { fill: ['#9b7c86', '#3b4872', C.ink], line: ['#ffe3cf', '#d9b8b4', C.mist] },
    }),
  () =>
    scene({
      seed: 68,
      base: 700,
      back: sky(w, h, 'sea') + glow(420, 300, 520, '#ffffff', 0.8),
      line: {
        far: '#cfdde9',
        near: '#e6eef5',
        faint: '#9db6cf',
        stroke: '#5f83a8',
        bright: C.navy,
        accent: C.vermilion,
        centre: 0.7,
        pearlAt: 0.5,
        scale: 1.06,
      },
      body: { fill: ['#a3bdd6', C.tide, C.navy], line: ['#ffffff', C.foam, C.mist] },
      rows: 14,
    }),
];

for (const [i, draw] of pictures.entries()) await webp(`skyline-0${i + 1}`, w, h, draw());

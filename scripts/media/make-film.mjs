import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { C, filesDir, glow, ground, lerp, ramp, smooth, span, svg } from './kit.mjs';
import { harbour } from './scene.mjs';
import { swell, swellParams } from './waves.mjs';

const [w, h] = [1280, 720];
const FPS = 24;

/** The second film: one vermilion thread in an ordered weave of light. */
function threads({ phase }) {
  const params = swellParams(14, w);
  const count = 40;
  const lines = span(count, (i, t) => {
    const pts = span(25, (_j, u) => {
      const pinch = 0.12 + 0.62 * Math.abs(Math.sin(2.3 * u + 0.9)) + 0.05 * Math.sin(phase + u * 4);
      return [
        lerp(-20, w + 20, u),
        h * 0.52 + (t - 0.5) * h * 0.86 * pinch + 62 * swell(params, w * u, t * 0.9, phase),
      ];
    });
    const hot = i === 15;
    return `<path d="${smooth(pts)}" fill="none" stroke="${hot ? C.vermilion : ramp([C.tide, C.mist, C.foam], t)}" stroke-opacity="${hot ? 1 : 0.62}" stroke-width="${hot ? 2.6 : 1.1}"/>`;
  });
  const light = glow(w * (0.62 + 0.05 * Math.cos(phase)), h * 0.45, 520, C.tide, 0.45);
  return ground(w, h, [C.abyss, C.ink, C.navy], [0, 0, 0.4, 1]) + light + lines.join('');
}

const films = {
  banner: { seconds: 10, draw: (phase) => harbour({ w, h, phase }), rate: '900k', crf: 27 },
  'banner-2': { seconds: 8, draw: (phase) => threads({ phase }), rate: '1050k', crf: 28 },
};

function encoder(path, { rate, crf }) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${w}x${h}`, '-r', `${FPS}`, '-i', '-'];
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-profile:v',
    'high',
    '-crf',
    `${crf}`,
    '-maxrate',
    rate,
    '-bufsize',
    '1800k',
  ];
  const output = [
    '-pix_fmt',
    'yuv420p',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
  ];
  const args = [
    '-y',
    '-loglevel',
    'error',
    ...input,
    '-vf',
    'scale=out_color_matrix=bt709',
    ...codec,
    ...output,
    '-an',
    '-movflags',
    '+faststart',
    path,
  ];
  return spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function film(name, plan) {
  const path = join(filesDir, 'video', `${name}.mp4`);
  await mkdir(join(filesDir, 'video'), { recursive: true });
  const run = encoder(path, plan);
  const frames = plan.seconds * FPS;
  for (let i = 0; i < frames; i++) {
    const picture = svg(w, h, plan.draw((i / frames) * 2 * Math.PI));
    const raw = await sharp(Buffer.from(picture)).removeAlpha().raw().toBuffer();
    if (!run.stdin.write(raw)) await once(run.stdin, 'drain');
  }
  run.stdin.end();
  await once(run, 'close');
  console.log(`${name}.mp4 ${frames} frames`);
}

const only = process.argv[2];
for (const [name, plan] of Object.entries(films)) if (!only || only === name) await film(name, plan);

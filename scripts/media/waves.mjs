import { C, glow, gradient, ground, lerp, n1, ramp, rng, smooth, span } from './kit.mjs';

/** Height of the sea at x for row t (0 far, 1 near); phase moves it and loops at 2 pi. */
export function swell(params, x, t, phase = 0) {
  let y = 0;
  for (const { k, a, s, o, turns } of params) y += a * Math.sin(k * x + s * t + o + turns * phase);
  return y;
}

export function swellParams(seed, w) {
  const r = rng(seed);
  return span(4, (i) => ({
    k: ((i + 0.6 + r() * 0.9) * 2.1 * Math.PI) / w,
    a: 1 / (1 + i * 0.9),
    s: (1.6 + r() * 3.2) * (i % 2 ? -1 : 1),
    o: r() * 6.283,
    turns: i % 2 ? -1 : 1,
  }));
}

/** Rows of waves in perspective, each covering what lies behind it. */
export function waveField(o) {
  const { w, h, seed, horizon, rows = 30, amp = 46, body, line, phase = 0, steps = 22, width = 1.3 } = o;
  const params = swellParams(seed, w);
  return span(rows, (_i, t) => {
    const depth = t ** 1.75;
    const y0 = lerp(horizon, h + amp * 0.6, depth);
    const a = lerp(amp * 0.06, amp, depth ** 0.8);
    const pts = span(steps + 1, (j) => {
      const x = (w * j) / steps;
      return [x, y0 + a * swell(params, lerp(w / 2, x, lerp(1.7, 0.9, depth)), t * 2.4, phase)];
    });
    const d = smooth(pts);
    const g = gradient(
      [
        [0, ramp(line, t), 0.25],
        [0.5, ramp(line, t), 0.95],
        [1, ramp(line, t), 0.35],
      ],
      [0, 0, 1, 0],
    );
    const fill = ramp(body, t);
    return (
      `${g.def}<path d="${d}V${h + 90}H0Z" fill="${fill}"/>` +
      `<path d="${d}" fill="none" stroke="${g.ref}" stroke-width="${n1(lerp(0.7, width * 1.6, depth))}"/>`
    );
  }).join('');
}

/** Large translucent ribbons: the quiet variant. */
export function ribbons(o) {
  const { w, h, seed, colors, count = 9, top = 0.22, amp = 120 } = o;
  const params = swellParams(seed, w);
  return span(count, (_i, t) => {
    const y0 = lerp(h * top, h * 1.02, t);
    const pts = span(19, (j) => [
      (w * j) / 18,
      y0 + amp * (0.45 + 0.5 * t) * swell(params, (w * j) / 18, t * 1.5) * 0.6,
    ]);
    const d = smooth(pts);
    const g = gradient(
      [
        [0, ramp(colors, t), 0.9],
        [0.55, ramp(colors, Math.min(1, t + 0.08)), 0.55],
        [1, ramp(colors, t), 0.85],
      ],
      [0, 0, 1, 0.2],
    );
    const lit = gradient(
      [
        [0, '#ffffff', 0],
        [0.6, '#ffffff', 0.5],
        [1, '#ffffff', 0.05],
      ],
      [0, 0, 1, 0],
    );
    return (
      `${g.def}${lit.def}<path d="${d}V${h + 200}H0Z" fill="${g.ref}"/>` +
      `<path d="${d}" fill="none" stroke="${lit.ref}" stroke-width="1.1"/>`
    );
  }).join('');
}

/** Fine parallel lines that swell and thin out: the line variant. */
export function strands(o) {
  const { w, h, seed, colors, count = 46, amp = 150, alpha = 0.7, accent } = o;
  const params = swellParams(seed, w);
  const env = (u) => 0.2 + 0.8 * Math.sin(Math.PI * u) ** 1.4;
  return span(count, (i, t) => {
    const pts = span(23, (j) => {
      const u = j / 22;
      const spread = (t - 0.5) * h * (0.16 + 0.62 * Math.abs(Math.sin(2.2 * u + seed)));
      return [w * u, h * 0.52 + spread + amp * env(u) * swell(params, w * u, t * 0.9) * 0.5];
    });
    const color = accent && i === Math.round(count * 0.38) ? accent : ramp(colors, t);
    const strong = color === accent;
    return `<path d="${smooth(pts)}" fill="none" stroke="${color}" stroke-opacity="${strong ? 1 : n1(alpha)}" stroke-width="${strong ? 2.4 : 1.1}"/>`;
  }).join('');
}

export const sun = (x, y, r, color) => {
  const g = gradient([
    [0, color, 1],
    [1, color, 0.55],
  ]);
  return `${glow(x, y, r * 3.4, color, 0.5)}${g.def}<circle cx="${x}" cy="${y}" r="${r}" fill="${g.ref}"/>`;
};

const skies = {
  night: [C.abyss, C.ink, C.navy],
  dusk: [C.ink, C.navy, '#6b5a78', C.coral],
  paper: [C.paper, '#f6efe6', C.sand],
  jade: ['#06231f', C.forest, '#17604f'],
  dawn: ['#f7e9df', '#f6d8c8', '#eeb7a2'],
  sea: [C.foam, '#c5d6e6', '#8fb0cf'],
  ember: ['#2a0b12', C.wine, '#a5301f'],
};

export const sky = (w, h, name) => ground(w, h, skies[name]);

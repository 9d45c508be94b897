import { C, glow, ground, lerp, mix, n1, noise2, poly, ramp, rng, smooth, span } from './kit.mjs';

const [w, h] = [1600, 900];
const dark = (a = C.navy) => ground(w, h, [a, C.ink, C.abyss], [0, 0, 1, 1]);
const light = ground(w, h, [C.paper, C.sand], [0, 0, 1, 1]);

/** Wealth: growth rings. */
export function rings() {
  const n = noise2(9);
  const [cx, cy] = [1080, 480];
  const ring = (i) => {
    const r0 = 26 + i * 15.5 + 26 * n(i * 0.4, 3);
    const pts = span(73, (_j, t) => {
      const a = t * 2 * Math.PI;
      const r =
        r0 * (1 + 0.16 * (n(1.6 + Math.cos(a) * 1.3 + i * 0.02, 4 + Math.sin(a) * 1.3) - 0.5)) +
        5 * Math.sin(a * 3 + i * 0.12);
      return [cx + r * Math.cos(a) * 1.12, cy + r * Math.sin(a)];
    });
    const hot = i === 15;
    const color = hot ? C.vermilion : ramp(['#b98a54', '#c7b79c', C.mist, C.tide], i / 44);
    return `<path d="${smooth(pts)}Z" fill="none" stroke="${color}" stroke-width="${hot ? 4 : n1(1 + (i % 4 === 0 ? 1.6 : 0.4))}" stroke-opacity="${hot ? 1 : 0.85}"/>`;
  };
  return (
    light +
    glow(cx, cy, 520, '#fff', 0.9) +
    span(44, ring).join('') +
    `<circle cx="${cx}" cy="${cy}" r="9" fill="${C.vermilion}"/>`
  );
}

/** Research: observations and a fitted curve. */
export function scatter() {
  const r = rng(77);
  const f = (u) => 0.78 - 0.52 * u ** 1.5 + 0.06 * Math.sin(u * 9);
  const dots = span(420, () => {
    const u = r();
    const off = (r() + r() + r() - 1.5) * 0.34 * (0.35 + u);
    const d = Math.abs(off);
    const [x, y] = [lerp(-20, w + 20, u), h * (f(u) + off)];
    return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(1.6 + 5 * r() * (1 - Math.min(1, d * 3)))}" fill="${mix(C.foam, C.tide, Math.min(1, d * 4))}" fill-opacity="${n1(0.95 - d)}"/>`;
  });
  const band = (k) => {
    const up = span(33, (_j, t) => [w * t, h * (f(t) - k * (0.3 + t))]);
    const down = span(33, (_j, t) => [w * t, h * (f(t) + k * (0.3 + t))]).reverse();
    return `<path d="${smooth(up)}L${smooth(down).slice(1)}Z" fill="${C.tide}" fill-opacity=".16"/>`;
  };
  const grid = span(15, (i) => `M${i * 115} 0V900M0 ${i * 115}H1600`).join('');
  const curve = smooth(span(33, (_j, t) => [w * t, h * f(t)]));
  return `${dark()}<path d="${grid}" stroke="#fff" stroke-opacity=".05"/>${band(0.16)}${band(0.09)}${dots.join('')}<path d="${curve}" fill="none" stroke="${C.vermilion}" stroke-width="4"/>`;
}

/** Investment management: a stream of holdings. */
export function stream() {
  const colors = [C.ink, C.navy, C.tide, '#5b88b5', C.mist, '#d6dde2', '#efc9b8', C.coral, C.vermilion];
  const r = rng(21);
  const shapes = colors.map(() => [r() * 6, r() * 6, 2 + r() * 3]);
  const size = (k, u) =>
    26 +
    46 *
      (1 + Math.sin(u * 1.7 * shapes[k][2] + shapes[k][0])) *
      (0.5 + 0.5 * Math.sin(u * 3.1 + shapes[k][1]) ** 2) +
    22 * u;
  const xs = span(41, (_j, t) => t);
  const total = (u) => colors.reduce((s, _c, k) => s + size(k, u), 0);
  const level = (k, u) =>
    h * 0.52 -
    total(u) / 2 +
    24 * Math.sin(u * 5) +
    colors.slice(0, k).reduce((s, _c, q) => s + size(q, u), 0);
  const layers = colors.map((color, k) => {
    const top = xs.map((u) => [w * u, level(k, u)]);
    const low = xs.map((u) => [w * u, level(k + 1, u)]).reverse();
    return `<path d="${smooth(top)}L${smooth(low).slice(1)}Z" fill="${color}"/><path d="${smooth(top)}" fill="none" stroke="${C.paper}" stroke-width="2"/>`;
  });
  return light + layers.join('');
}

/** Investment banking: blocks that rise step by step. */
export function blocks() {
  const r = rng(15);
  const [a, b] = [58, 33];
  const cubes = [];
  for (let i = -9; i < 15; i++) {
    for (let j = -9; j < 15; j++) {
      const [x, y] = [800 + (i - j) * a, 420 + (i + j) * b];
      const near = Math.exp(-((i - 1.5) ** 2 + (j - 2) ** 2) / 38);
      const z = 10 + 330 * near * (0.45 + 0.55 * r()) + r() * 16;
      if (x < -90 || x > 1690 || y - z > 980) continue;
      cubes.push({ x, y, z, hot: i === 1 && j === 3, t: Math.min(1, z / 330), key: i + j });
    }
  }
  cubes.sort((p, q) => p.key - q.key);
  const face = (pts, fill) =>
    `<path d="${poly(pts)}Z" fill="${fill}" stroke="${C.mist}" stroke-opacity=".35" stroke-width=".9"/>`;
  const cube = ({ x, y, z, hot, t }) => {
    const top = hot ? '#f0694f' : ramp([C.navy, C.tide, C.mist], t);
    const [l, m] = hot
      ? [C.vermilion, '#a5301f']
      : [ramp([C.ink, '#1c4674', C.tide], t), ramp([C.abyss, C.ink, C.navy], t)];
    return (
      face(
        [
          [x - a, y - z],
          [x, y + b - z],
          [x, y + b + 40],
          [x - a, y + 40],
        ],
        l,
      ) +
      face(
        [
          [x + a, y - z],
          [x, y + b - z],
          [x, y + b + 40],
          [x + a, y + 40],
        ],
        m,
      ) +
      face(
        [
          [x, y - b - z],
          [x + a, y - z],
          [x, y + b - z],
          [x - a, y - z],
        ],
        top,
      )
    );
  };
  return dark() + cubes.map(cube).join('');
}

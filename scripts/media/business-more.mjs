import { C, glow, ground, lerp, mix, n1, ramp, rng, smooth, span } from './kit.mjs';

const [w, h] = [1600, 900];
const dark = ground(w, h, [C.navy, C.ink, C.abyss], [0, 0, 1, 1]);
const light = ground(w, h, [C.paper, C.sand], [0, 0, 1, 1]);

/** Trading: candles over the depth of the book. */
export function candles() {
  const r = rng(8);
  let last = 560;
  const sticks = span(58, (i) => {
    const open = last;
    last += (r() - 0.56) * 62 + 10 * Math.sin(i / 5);
    last = Math.min(700, Math.max(190, last));
    const up = last < open;
    const x = 36 + i * 26.5;
    const [a, b] = [Math.min(open, last), Math.max(open, last)];
    const color = up ? C.vermilion : C.mint;
    const body = `<rect x="${x - 7}" y="${n1(a)}" width="14" height="${n1(Math.max(3, b - a))}" fill="${up ? color : 'none'}" stroke="${color}" stroke-width="1.6"/>`;
    return {
      x,
      mid: (a + b) / 2,
      d: `<path d="M${x} ${n1(a - 8 - r() * 26)}V${n1(a)}M${x} ${n1(b)}V${n1(b + 8 + r() * 26)}" stroke="${color}" stroke-width="1.6"/>${body}`,
    };
  });
  const depth = span(9, (k) => {
    const pts = sticks
      .filter((_s, i) => i % 3 === 0)
      .map((s) => [s.x, s.mid + 60 + k * 34 + 14 * Math.sin(s.x / 170 + k)]);
    const d = smooth([[-40, pts[0][1]], ...pts, [1660, pts[pts.length - 1][1]]]);
    return `<path d="${d}V960H-40Z" fill="${C.tide}" fill-opacity=".085"/><path d="${d}" fill="none" stroke="${C.mist}" stroke-opacity="${n1(0.42 - k * 0.035)}"/>`;
  });
  return dark + glow(1150, 330, 560, C.tide, 0.35) + depth.join('') + sticks.map((s) => s.d).join('');
}

/** Global business: a globe of points with arcs between places. */
export function globe() {
  const [cx, cy, R, tilt] = [1010, 470, 390, 0.38];
  const at = (lat, lon) => {
    const [x, y, z] = [Math.cos(lat) * Math.sin(lon), Math.sin(lat), Math.cos(lat) * Math.cos(lon)];
    return [
      cx + R * x,
      cy - R * (y * Math.cos(tilt) - z * Math.sin(tilt)),
      y * Math.sin(tilt) + z * Math.cos(tilt),
    ];
  };
  const line = (f, color, width) => {
    let d = '';
    let on = false;
    for (const p of span(73, (_j, t) => f(t))) {
      d += p[2] > 0 ? `${on ? 'L' : 'M'}${n1(p[0])} ${n1(p[1])}` : '';
      on = p[2] > 0;
    }
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  };
  const grid = [
    ...span(13, (i) => line((t) => at((i / 12 - 0.5) * 3.0, t * 6.2832), C.mist, i === 6 ? 1.6 : 0.7)),
    ...span(24, (i) => line((t) => at((t - 0.5) * 3.1, (i / 24) * 6.2832), C.mist, 0.7)),
  ];
  const r = rng(12);
  const home = [0.54, -0.2];
  const arcs = span(11, () => {
    const to = [lerp(-0.5, 1.1, r()), lerp(-1.3, 1.35, r())];
    const [p, q] = [at(...home), at(...to)];
    const far = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const m = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - far * 0.42];
    return `<path d="M${n1(p[0])} ${n1(p[1])}Q${n1(m[0])} ${n1(m[1])} ${n1(q[0])} ${n1(q[1])}" fill="none" stroke="${C.coral}" stroke-width="1.8"/><circle cx="${n1(q[0])}" cy="${n1(q[1])}" r="5" fill="${C.paper}"/>`;
  });
  const hub = at(...home);
  return `${dark + glow(cx, cy, 640, C.tide, 0.7)}<circle cx="${cx}" cy="${cy}" r="${R}" fill="${C.ink}" fill-opacity=".72" stroke="${C.mist}" stroke-width="1.4"/><g opacity=".5">${grid.join('')}</g>${arcs.join('')}${glow(hub[0], hub[1], 70, C.vermilion, 0.9)}<circle cx="${n1(hub[0])}" cy="${n1(hub[1])}" r="9" fill="${C.vermilion}"/>`;
}

/** Futures: a surface of terms and prices. */
export function surface() {
  const z = (u, v) =>
    230 * Math.exp(-((u - 0.66) ** 2) * 9 - (v - 0.4) ** 2 * 6) +
    70 * Math.sin(u * 5 + v * 2.6) +
    50 * Math.cos(v * 5.2 - u * 2);
  const at = (u, v) => [
    lerp(lerp(90, -330, v), lerp(1510, 1930, v), u),
    lerp(330, 960, v ** 1.25) - z(u, v) * lerp(0.62, 1.12, v),
  ];
  const cross = (a, b) =>
    span(49, (_k, u) => {
      const [p, q] = [at(u, a), at(u, b)];
      return `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`;
    }).join('');
  const rows = span(40, (_i, v) => {
    const pts = span(37, (_j, u) => at(u, v));
    const hot = _i === 17;
    const mesh = `<path d="${cross(v, Math.min(1, v + 1 / 39))}" stroke="${ramp([C.mist, C.tide, C.ink], v)}" stroke-opacity=".45" stroke-width=".8"/>`;
    return `<path d="${smooth(pts)}V1000H-300Z" fill="${mix('#fbf8f3', '#e3d9c8', v)}"/><path d="${smooth(pts)}" fill="none" stroke="${hot ? C.vermilion : ramp([C.mist, C.tide, C.ink], v)}" stroke-width="${hot ? 3.4 : 1.2}"/>${mesh}`;
  });
  return light + glow(1060, 200, 420, '#f7cdb6', 0.8) + rows.join('');
}

/** Credit: two interlocking circles. */
export function links() {
  const circle = (cx, cy, n, colors, gap) =>
    span(
      n,
      (i, t) =>
        `<circle cx="${cx}" cy="${cy}" r="${120 + i * gap}" fill="none" stroke="${ramp(colors, t)}" stroke-width="${i % 4 === 0 ? 2.4 : 1.1}"/>`,
    ).join('');
  const lens = `<path d="M800 ${450 - 250}A330 330 0 0 1 800 ${450 + 250}A330 330 0 0 1 800 ${450 - 250}Z" fill="${C.vermilion}" fill-opacity=".9"/>`;
  return (
    ground(w, h, [C.foam, '#bfd0e1', '#9fb8d1'], [0, 0, 1, 1]) +
    `<circle cx="585" cy="450" r="330" fill="${C.tide}" fill-opacity=".28"/><circle cx="1015" cy="450" r="330" fill="${C.ink}" fill-opacity=".32"/>` +
    lens +
    circle(585, 450, 17, [C.ink, C.tide, '#ffffff'], 13.1) +
    circle(1015, 450, 17, ['#ffffff', C.tide, C.navy], 13.1)
  );
}

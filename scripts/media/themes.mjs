import { C, glow, ground, lerp, mix, n1, ramp, rng, smooth, span } from './kit.mjs';
import { waveField } from './waves.mjs';

const [w, h] = [1600, 900];

/** Hills in jade with wind turbines. */
export function turbines() {
  const r = rng(3);
  const hill = (k, t) => {
    const pts = span(15, (_j, u) => [
      w * u,
      lerp(430, 800, t) + lerp(50, 90, t) * Math.sin(u * (3.2 + k * 0.7) + k * 1.9),
    ]);
    return {
      pts,
      d: `<path d="${smooth(pts)}V960H0Z" fill="${ramp(['#bfe0d2', '#6fb89f', C.jade, C.forest], t)}"/><path d="${smooth(pts)}" fill="none" stroke="#fff" stroke-opacity=".5"/>`,
    };
  };
  const mill = ([x, y], s) => {
    const blade = (a) =>
      `M0 0q${n1(5 * Math.cos(a) + 3)} ${n1(5 * Math.sin(a))} ${n1(78 * Math.cos(a))} ${n1(78 * Math.sin(a))}`;
    const a0 = r() * 2;
    const blades = [0, 1, 2].map((i) => blade(a0 + (i * 2 * Math.PI) / 3)).join('');
    return `<g transform="translate(${n1(x)} ${n1(y - 190 * s)}) scale(${s})" fill="#2c7563" stroke="#2c7563" stroke-width="${n1(3 / s ** 0.5)}" stroke-linecap="round"><path d="M-3 ${194}L-1.5 0H1.5L3 194" /><path fill="none" d="${blades}"/><circle r="5"/></g>`;
  };
  const hills = span(6, hill);
  const open = (i, k) => hills.slice(k + 1).every((later) => later.pts[i][1] > hills[k].pts[i][1] + 6);
  const body = hills.map(
    (one, k) =>
      one.d +
      (k < 5
        ? [2 + k, 9 + k]
            .filter((i) => open(i, k))
            .map((i) => mill(one.pts[i], lerp(0.55, 1.35, k / 4)))
            .join('')
        : ''),
  );
  return `${ground(w, h, ['#dcefe6', '#f6f1e4', '#f9e3cf'])}${glow(1180, 330, 420, '#fff', 0.95)}<circle cx="1180" cy="330" r="74" fill="#f4b98f"/>${body.join('')}`;
}

/** A leaf drawn by its veins. */
export function leaf() {
  const side = (s) =>
    span(30, (i, t) => {
      const x0 = lerp(190, 1440, t);
      const len = 420 * Math.sin(Math.PI * (0.06 + 0.92 * t)) ** 0.8;
      const y0 = 470 - 60 * Math.sin(t * 2.2);
      const tip = [x0 + len * 0.62, y0 + s * len * 0.86];
      const twigs = span(7, (_k, u) => {
        const v = 0.2 + u * 0.7;
        const p = [lerp(x0, tip[0], v), lerp(y0, tip[1], v ** 1.15)];
        return `M${n1(p[0])} ${n1(p[1])}q${n1(18)} ${n1(s * 2)} ${n1(34 * (1.1 - v))} ${n1(s * -6)}`;
      }).join('');
      const main = `M${n1(x0)} ${n1(y0)}Q${n1(x0 + len * 0.36)} ${n1(y0 + s * len * 0.28)} ${n1(tip[0])} ${n1(tip[1])}`;
      return `<path d="${main}" stroke="${ramp([C.jade, C.mint, '#f2fbf6'], t)}" stroke-width="${i % 3 ? 1.3 : 2.4}"/><path d="${twigs}" stroke="${C.mint}" stroke-opacity=".55" stroke-width=".9"/>`;
    }).join('');
  const spine = smooth(span(12, (_i, t) => [lerp(60, 1560, t), 470 - 60 * Math.sin(t * 2.2)]));
  return `${ground(w, h, ['#115345', C.forest, '#061d1a'], [0, 0, 1, 1])}${glow(900, 420, 700, C.jade, 0.45)}<g fill="none" stroke-linecap="round">${side(1)}${side(-1)}<path d="${spine}" stroke="#f2fbf6" stroke-width="4"/></g>`;
}

/** Rings on water. */
export function ripples(colors, back, drop) {
  const centres = [
    [520, 400, 26],
    [1120, 560, 22],
    [900, 180, 14],
  ];
  const rings = centres.map(
    ([x, y, n], k) =>
      `${span(n, (i, t) => {
        const rx = 16 + i * 22 + i * i * 0.45;
        return `<ellipse cx="${x}" cy="${y}" rx="${n1(rx)}" ry="${n1(rx * 0.44)}" fill="none" stroke="${ramp(colors, t)}" stroke-opacity="${n1(0.95 - t * 0.75)}" stroke-width="${n1(2.6 - t * 1.8)}"/>`;
      }).join('')}<ellipse cx="${x}" cy="${y}" rx="${8 - k}" ry="${4}" fill="${drop}"/>`,
  );
  return back + rings.join('');
}

/** Knots of cord: rows of interlaced arcs. */
export function scales(colors, back, accent) {
  const R = 100;
  const r = rng(31);
  let body = '';
  for (let j = 0; j < 21; j++) {
    for (let i = -1; i < 18; i++) {
      const [x, y] = [i * R + (j % 2 ? R / 2 : 0), j * R * 0.5 - 20];
      const hot = r() < 0.035;
      const t = Math.min(1, Math.max(0, y / h + (r() - 0.5) * 0.16));
      const fill = hot ? accent : ramp(colors, t);
      const rings = [48, 37, 26, 15]
        .map(
          (q) =>
            `<circle cx="${n1(x)}" cy="${n1(y)}" r="${q}" fill="none" stroke="${mix(fill, '#ffffff', 0.42)}" stroke-width="1.3"/>`,
        )
        .join('');
      body += `<circle cx="${n1(x)}" cy="${n1(y)}" r="50" fill="${fill}"/>${rings}`;
    }
  }
  return back + body;
}

/** Rising rays over an ordered sea. */
export function sunrise() {
  const rays = span(72, (i) => {
    const a = (i / 72) * 2 * Math.PI;
    return `M${n1(800 + 190 * Math.cos(a))} ${n1(520 + 190 * Math.sin(a))}L${n1(800 + (i % 2 ? 1200 : 520) * Math.cos(a))} ${n1(520 + (i % 2 ? 1200 : 520) * Math.sin(a))}`;
  });
  return (
    ground(w, h, ['#fbeee4', '#f9d9c8', '#f1b49c']) +
    `<path d="${rays.join('')}" stroke="${C.vermilion}" stroke-opacity=".28" stroke-width="1.4"/>` +
    `<circle cx="800" cy="520" r="160" fill="${C.vermilion}"/>` +
    waveField({
      w,
      h,
      seed: 71,
      horizon: 560,
      rows: 18,
      amp: 40,
      body: ['#e77a5f', '#b8352a', C.wine, '#320c14'],
      line: ['#ffd9c9', '#ffc2ad', C.coral],
    })
  );
}

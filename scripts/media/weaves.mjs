import { lerp, n1, ramp, rng, smooth, span } from './kit.mjs';

/** Warp and weft bent by a slow wave, drawn over and under in turn. */
export function cloth({ w, h, a, b, seed, n = 15, bend = 70, band = 26, back }) {
  const r = rng(seed);
  const [o1, o2] = [r() * 6, r() * 6];
  const at = (u, v) => [
    lerp(-160, w + 160, u) + bend * Math.sin(v * 4.2 + o1 + u * 2),
    lerp(-160, h + 160, v) + bend * Math.sin(u * 5.1 + o2 + v * 1.5),
  ];
  const m = Math.round(n * 1.6);
  const piece = (along, i, from, to, color) => {
    const pts = span(5, (_k, t) => (along ? at(lerp(from, to, t), i) : at(i, lerp(from, to, t))));
    const d = smooth(pts);
    return (
      `<path d="${d}" fill="none" stroke="${back}" stroke-width="${band + 7}"/>` +
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${band}"/>` +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2"/>`
    );
  };
  let under = '';
  let over = '';
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const [v, u] = [i / n, j / m];
      const weft = piece(true, v, u - 0.52 / m, u + 0.52 / m, ramp(a, u * 0.7 + v * 0.3));
      const warp = piece(false, u, v - 0.52 / n, v + 0.52 / n, ramp(b, v * 0.7 + u * 0.3));
      const top = (i + j) % 2 === 0;
      under += top ? warp : weft;
      over += top ? weft : warp;
    }
  }
  return under + over;
}

/** Two bundles of threads that cross and open again, with beads of data on some of them. */
export function bundles({ w, h, sets, seed, count = 34, beads = 26 }) {
  const r = rng(seed);
  return sets
    .map(({ from, to, knot, colors, spread = 0.8 }) => {
      const lines = span(count, (_i, t) => {
        const c = t - 0.5;
        const y = (u, mid) => h * mid + c * h * spread * (0.05 + Math.abs(u - knot) ** 1.25 * 1.9);
        const pts = span(13, (j) => {
          const u = j / 12;
          const side = u < knot ? 1 : -1;
          const mid = lerp(from, to, u) + 0.06 * Math.sin(u * 6.3 + seed);
          return [
            w * (u * 1.04 - 0.02),
            y(u, mid) + (side < 0 ? -2 * c * h * spread * Math.abs(u - knot) ** 1.25 * 1.9 : 0),
          ];
        });
        return { pts, color: ramp(colors, t) };
      });
      const paths = lines.map(
        (l) =>
          `<path d="${smooth(l.pts)}" fill="none" stroke="${l.color}" stroke-opacity=".72" stroke-width="1.1"/>`,
      );
      const dots = span(beads, () => {
        const l = lines[Math.floor(r() * count)];
        const p = l.pts[1 + Math.floor(r() * 11)];
        return `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="${n1(2 + r() * 3.4)}" fill="${l.color}"/>`;
      });
      return paths.join('') + dots.join('');
    })
    .join('');
}

/** Columns of short strokes whose length follows a wave: a quiet table of figures. */
export function bars({ w, h, seed, colors, cols = 84, layers = 5, accent }) {
  const r = rng(seed);
  const o = span(layers, () => r() * 6.28);
  return span(layers, (k, t) =>
    span(cols, (i, u) => {
      const mid = lerp(0.18, 0.86, t) * h + 34 * Math.sin(u * 5 + o[k]);
      const len = 16 + 74 * Math.abs(Math.sin(u * 7 + o[k]) * Math.sin(u * 2.6 + k)) ** 0.9;
      const hot = accent && (i * 7 + k * 13) % 41 === 0;
      const x = lerp(40, w - 40, u);
      return `<path d="M${n1(x)} ${n1(mid - len)}V${n1(mid + len)}" stroke="${hot ? accent : ramp(colors, (t + u) / 2)}" stroke-width="5" stroke-linecap="round" stroke-opacity="${hot ? 1 : 0.85}"/>`;
    }).join(''),
  ).join('');
}

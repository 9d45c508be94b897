import { lerp, n1, noise2 } from './kit.mjs';

/** A height field of several octaves on a grid of (cols + 1) x (rows + 1). */
function heights({ cols, rows, seed, scale = 3.2, warp = 0.7, peak }) {
  const n = noise2(seed);
  const field = [];
  for (let j = 0; j <= rows; j++) {
    const line = [];
    for (let i = 0; i <= cols; i++) {
      const [u, v] = [(i / cols) * scale * 1.78, (j / rows) * scale];
      const [dx, dy] = [n(u + 31, v + 7) * warp, n(u + 5, v + 43) * warp];
      let z = n(u + dx, v + dy) * 0.66 + n(u * 2 + dy, v * 2 + dx) * 0.24 + n(u * 4.2, v * 4.2) * 0.05;
      if (peak) z += peak[2] * Math.exp(-((i / cols - peak[0]) ** 2 * 9 + (j / rows - peak[1]) ** 2 * 5));
      line.push(z);
    }
    field.push(line);
  }
  return field;
}

const cut = (a, b, level) => (level - a) / (b - a || 1e-9);

/** The segments of one level in one cell, as pairs of edge keys and points. */
function cell(f, i, j, level, out) {
  const [a, b, c, d] = [f[j][i], f[j][i + 1], f[j + 1][i + 1], f[j + 1][i]];
  const hits = [];
  if (a < level !== b < level) hits.push([`h${i},${j}`, i + cut(a, b, level), j]);
  if (b < level !== c < level) hits.push([`v${i + 1},${j}`, i + 1, j + cut(b, c, level)]);
  if (d < level !== c < level) hits.push([`h${i},${j + 1}`, i + cut(d, c, level), j + 1]);
  if (a < level !== d < level) hits.push([`v${i},${j}`, i, j + cut(a, d, level)]);
  for (let k = 0; k + 1 < hits.length; k += 2) out.push([hits[k], hits[k + 1]]);
}

/** Joins segments into long lines, which keeps files small and joints smooth. */
function join(segments) {
  const at = new Map();
  const add = (key, s) => at.set(key, [...(at.get(key) ?? []), s]);
  for (const s of segments) {
    add(s[0][0], s);
    add(s[1][0], s);
  }
  const used = new Set();
  const walk = (start) => {
    const line = [];
    let end = start;
    for (;;) {
      const s = at.get(end[0])?.find((q) => !used.has(q));
      if (!s) return line;
      used.add(s);
      end = s[0][0] === end[0] ? s[1] : s[0];
      line.push(end);
    }
  };
  const lines = [];
  for (const s of segments) {
    if (used.has(s)) continue;
    used.add(s);
    const [ahead, behind] = [walk(s[1]), walk(s[0])];
    lines.push([...behind.reverse(), s[0], s[1], ...ahead]);
  }
  return lines;
}

/** One contour level as path data scaled to w x h. */
function contour(f, level, w, h) {
  const [rows, cols] = [f.length - 1, f[0].length - 1];
  const segments = [];
  for (let j = 0; j < rows; j++) for (let i = 0; i < cols; i++) cell(f, i, j, level, segments);
  return join(segments)
    .filter((line) => line.length > 6)
    .map((line) => `M${line.map((p) => `${n1((p[1] * w) / cols)} ${n1((p[2] * h) / rows)}`).join('L')}`)
    .join('');
}

/** Contour lines between two colours; every fifth stronger, one level in the accent colour. */
export function contourMap({
  w,
  h,
  seed,
  levels = 22,
  color,
  accent,
  accentAt = 0.6,
  scale,
  warp,
  peak,
  alpha = 0.75,
}) {
  const f = heights({ cols: 200, rows: 112, seed, scale, warp, peak });
  const flat = f.flat();
  const [lo, hi] = [Math.min(...flat), Math.max(...flat)];
  let body = '';
  for (let k = 1; k < levels; k++) {
    const t = k / levels;
    const special = accent && k === Math.round(levels * accentAt);
    const main = k % 5 === 0;
    const stroke = special ? accent : color(t);
    const width = special ? 2.6 : main ? 1.7 : 0.9;
    const d = contour(f, lerp(lo, hi, t), w, h);
    body += `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${special ? 1 : main ? 1 : alpha}" stroke-width="${width}" stroke-linejoin="round"/>`;
  }
  return body;
}

import { lerp, n1, rng, span } from './kit.mjs';

const rows = (from, to, step, half) =>
  span(Math.floor((to - from) / step) + 1, (i) => {
    const y = from + i * step;
    const x = half(y);
    return `M${n1(-x)} ${-y}H${n1(x)}`;
  }).join('');

/** Landmarks drawn about x = 0 on the ground y = 0; `edge` is the silhouette, `fine` the lines upon it. */
const tower = () => {
  const bend = (a, b) => `M${a} 0C${a} -230 ${n1(lerp(a, b, 0.5) + 10)} -430 ${b} -618`;
  return {
    edge: 'M-50 0C-50 -250 -36 -480 -20 -632Q0 -612 16 -608C30 -470 50 -250 50 0Z',
    fine: `${[-30, -8, 14, 34].map((x) => bend(x, n1(x * 0.32 + 2))).join('')}${rows(40, 590, 50, (y) => 50 - (y / 610) ** 1.6 * 33)}M-50 0C-40 -200 38 -330 16 -608`,
  };
};

const opener = () => ({
  edge: 'M-40 0V-110L-27 -492H27L40 -110V0ZM-19 -476H19L14 -432H-14Z',
  fine: `M0 0V-424M-40 -110L0 -330L40 -110M-14 -432L0 -330L14 -432${rows(30, 410, 24, (y) => (y < 110 ? 40 : 40 - ((y - 110) / 382) * 13))}`,
});

const pagoda = () => {
  const tiers = [
    [34, 0, 130],
    [31, 130, 210],
    [27, 210, 270],
    [23, 270, 315],
    [18, 315, 348],
    [12, 348, 372],
    [7, 372, 388],
  ];
  const left = tiers.map(([x, a, b]) => `L${-x} ${-a}L${-x} ${-b}`).join('');
  const right = [...tiers]
    .reverse()
    .map(([x, a, b]) => `L${x} ${-b}L${x} ${-a}`)
    .join('');
  return {
    edge: `M-34 0${left}L0 -430${right}Z`,
    fine: `${tiers.map(([x, , b]) => `M${-x - 3} ${-b}H${x + 3}`).join('')}M-12 0V-348M12 0V-348M0 0V-372${rows(14, 310, 16, (y) => (y < 130 ? 34 : y < 210 ? 31 : y < 270 ? 27 : 22))}`,
  };
};

const ball = (y, r) => `M${-r} ${-y}A${r} ${r} 0 1 1 ${r} ${-y}A${r} ${r} 0 1 1 ${-r} ${-y}Z`;
const belt = (y, r) =>
  `M${-r} ${-y}Q0 ${-y + r * 0.55} ${r} ${-y}M${-r} ${-y}Q0 ${-y - r * 0.4} ${r} ${-y}M0 ${-y - r}V${-y + r}`;
const pearl = () => ({
  edge: `M-14 0V-300H14V0ZM-7 -300V-350H7V-300Z`,
  over: ball(96, 31) + ball(272, 25) + ball(352, 10),
  belts: belt(96, 31) + belt(272, 25) + belt(352, 10),
  fine: `M-46 0L-16 -84M46 0L16 -84M-52 0L-22 -78M52 0L22 -78M-5 0V-66M5 0V-66M-5 -126V-248M5 -126V-248M-14 -150H14M-14 -180H14M-14 -210H14M0 -362V-470M-3 -362V-410M3 -362V-410`,
});

function plain(r) {
  const [half, top] = [18 + r() * 24, 90 + r() ** 1.5 * 200];
  const roof = Math.floor(r() * 5);
  const caps = [
    `H${n1(half)}`,
    `L0 ${n1(-top - 26)}L${n1(half)} ${n1(-top)}`,
    `V${n1(-top - 24)}L${n1(half)} ${n1(-top)}`,
    `H${n1(-half * 0.5)}V${n1(-top - 20)}H${n1(half * 0.5)}V${n1(-top)}H${n1(half)}`,
    `Q0 ${n1(-top - 36)} ${n1(half)} ${n1(-top)}`,
  ];
  const upright = r() > 0.5;
  const lines = upright
    ? span(5, (i) => `M${n1(-half + ((i + 1) * half) / 3)} 0V${n1(-top)}`).join('')
    : rows(10, top, 12, () => half);
  const mast = r() > 0.72 ? `M0 ${n1(-top - 18)}V${n1(-top - 66)}` : '';
  return { edge: `M${n1(-half)} 0V${n1(-top)}${caps[roof]}V0Z`, fine: lines + mast };
}

function place({ edge, fine, over, belts }, x, y, s, o) {
  const at = `transform="translate(${n1(x)} ${n1(y)}) scale(${s.toFixed(3)})"`;
  const [a, b] = [(o.width / s).toFixed(2), ((o.width * 0.55) / s).toFixed(2)];
  const solid = `fill="${o.fill}" fill-rule="evenodd" stroke="${o.stroke}" stroke-width="${a}"`;
  const thin = `fill="none" stroke="${o.stroke}" stroke-opacity="${o.fine ?? 0.5}" stroke-width="${b}"`;
  const front = over ? `<path d="${over}" ${solid}/><path d="${belts}" ${thin}/>` : '';
  return (
    `<g ${at} stroke-linejoin="round"><path d="${edge}" ${solid}/>` +
    `<path d="${fine}" ${thin}/>${front}</g>`
  );
}

/** A bank of buildings from side to side with the four landmarks at `centre`. */
export function skyline(o) {
  const { w, ground, seed, scale = 1, centre = 0.62, pearlAt = 0.3 } = o;
  const r = rng(seed);
  const row = (count, small, look, clear) =>
    span(count, (_i, t) => {
      const x = lerp(-20, w + 20, t) + (r() - 0.5) * 40;
      const one = place(plain(r), x, ground, scale * small * lerp(0.7, 1.05, r()), look);
      return clear && Math.abs(x - w * pearlAt) < 62 * scale ? '' : one;
    }).join('');
  const far = { width: o.width * 0.7, fill: o.far, stroke: o.faint, fine: 0.3 };
  const near = { width: o.width, fill: o.near, stroke: o.stroke, fine: 0.42 };
  const bold = { width: o.width * 1.2, fill: o.near, stroke: o.bright, fine: 0.5 };
  const c = w * centre;
  return (
    row(Math.round(w / (46 * scale)), 1.15, far) +
    place(opener(), c + 74 * scale, ground, scale, bold) +
    place(tower(), c - 28 * scale, ground, scale, bold) +
    place(pagoda(), c + 168 * scale, ground, scale * 0.98, bold) +
    place(pearl(), w * pearlAt, ground, scale, { ...bold, stroke: o.accent ?? o.bright }) +
    row(Math.round(w / (74 * scale)), 0.62, near, true)
  );
}

/** The bank upside down in the water. */
export const mirror = (body, ground, alpha = 0.2) =>
  `<g opacity="${alpha}" transform="translate(0 ${ground * 1.42}) scale(1 -.42)">${body}</g>`;

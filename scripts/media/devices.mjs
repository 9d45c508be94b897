import { C, n1, rng, span } from './kit.mjs';

// Programs as they look on their devices, without words: the same picture serves both languages.

const rect = (x, y, w, h, fill, more = '') =>
  `<path d="M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}z" fill="${fill}"${more}/>`;
const round = (x, y, w, h, r, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${more}/>`;
const path = (d, stroke, width = 2) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A walk of prices within a field, as points. */
function walk(seed, count, [x, y, w, h], rise) {
  const r = rng(seed);
  let last = 0.75;
  return span(count, (_i, t) => {
    last = Math.min(0.95, Math.max(0.08, last + (r() - 0.5) * 0.22 - rise / count));
    return [x + t * w, y + last * h];
  });
}
const line = (points) => `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`;

/** A line of prices over its ground. */
function curve(seed, box, color, rise = 0.6) {
  const points = walk(seed, 22, box, rise);
  const [x, y, w, h] = box;
  return `<path d="${line(points)}L${x + w} ${y + h}H${x}z" fill="${color}" fill-opacity=".14"/>${path(line(points), color)}`;
}

function candles(seed, box, count) {
  const r = rng(seed + 7);
  const points = walk(seed, count + 1, box, 0.5);
  const half = box[2] / count / 3;
  return span(count, (i) => {
    const [x, open] = points[i];
    const close = points[i + 1][1];
    const color = close < open ? C.vermilion : C.jade;
    const [top, low] = [Math.min(open, close), Math.max(open, close) + 1];
    const wick = path(`M${n1(x)} ${n1(top - 3 - r() * 8)}V${n1(low + 3 + r() * 8)}`, color, 1);
    return wick + rect(x - half, top, half * 2, low - top, color);
  }).join('');
}

/** Rows of a list: a name and a figure each. */
function rows(seed, [x, y, w], count, step, dark) {
  const r = rng(seed);
  return span(count, (i) => {
    const at = y + i * step;
    const name = round(x, at, n1(w * (0.28 + r() * 0.18)), 5, 2.5, dark ? C.mist : C.navy);
    const color = r() > 0.4 ? C.vermilion : C.jade;
    const size = w * (0.16 + r() * 0.12);
    return name + round(n1(x + w - size), at, n1(size), 5, 2.5, color);
  }).join('');
}

/** The depth of the book: five asks above five bids. */
function book(seed, [x, y, w], step) {
  const r = rng(seed);
  return span(10, (i) => {
    const size = w * (0.2 + r() * 0.8);
    return rect(
      x + w - size,
      y + i * step,
      size,
      step - 3,
      i < 5 ? C.jade : C.vermilion,
      ' fill-opacity=".55"',
    );
  }).join('');
}

const stage = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">${rect(0, 0, 640, 360, C.ink)}${span(
    7,
    (i) =>
      path(`M-20 ${250 + i * 18}Q140 ${228 + i * 22} 320 ${250 + i * 18}T660 ${250 + i * 18}`, C.tide, 1),
  ).join('')}${inner}</svg>\n`;

/** A phone of 166 by 332 whose screen is drawn from 0 to 150 by 316. */
const phone = (x, y, screen) =>
  `<g transform="translate(${x} ${y})">${round(-8, -8, 166, 332, 22, C.abyss, ` stroke="${C.mist}" stroke-width="2"`)}${round(0, 0, 150, 316, 15, C.paper)}${round(55, 7, 40, 7, 3.5, C.abyss)}${screen}</g>`;

/** A window of a computer, its content drawn from its own corner. */
const window = (x, y, w, h, ground, content) =>
  `<g transform="translate(${x} ${y})">${round(0, 0, w, h, 8, ground, ` stroke="${C.mist}" stroke-opacity=".5"`)}${span(3, (i) => `<circle cx="${14 + i * 13}" cy="11" r="3.5" fill="${[C.vermilion, C.gold, C.jade][i]}"/>`).join('')}${path(`M0 22H${w}`, C.mist, 0.5)}${content}</g>`;

const stand = (x, y) => `${rect(x - 22, y, 44, 22, C.navy)}${round(x - 60, y + 20, 120, 7, 3.5, C.navy)}`;

function wealthApp() {
  const market = `${round(10, 26, 84, 9, 4, C.navy)}${round(10, 46, 130, 74, 8, C.foam)}${curve(4, [16, 56, 118, 56], C.vermilion)}${rows(11, [12, 138, 126], 7, 19, false)}${round(10, 276, 130, 28, 14, C.vermilion)}`;
  const holdings = `${round(10, 26, 60, 9, 4, C.navy)}<circle cx="75" cy="98" r="42" fill="none" stroke="${C.tide}" stroke-width="18"/><path d="M75 56A42 42 0 0 1 111 120" fill="none" stroke="${C.vermilion}" stroke-width="18"/><path d="M111 120A42 42 0 0 1 66 139" fill="none" stroke="${C.gold}" stroke-width="18"/>${rows(23, [12, 170, 126], 6, 19, false)}`;
  return stage(phone(168, 26, market) + phone(330, 50, holdings));
}

function traderTerminal() {
  const chart = `${rows(5, [14, 38, 96], 13, 18, true)}${candles(3, [136, 40, 250, 150], 26)}${curve(9, [136, 204, 250, 60], C.gold, 0.2)}${book(2, [404, 38, 84], 22)}`;
  return stage(stand(320, 302) + window(68, 22, 504, 282, C.abyss, chart));
}

function webTrading() {
  const page = `${rect(0, 22, 92, 218, C.foam)}${rows(31, [12, 42, 68], 6, 22, false)}${curve(14, [110, 44, 206, 84], C.tide, 0.4)}${rows(17, [110, 150, 206], 5, 17, false)}${round(336, 46, 100, 26, 4, C.foam)}${round(336, 82, 100, 26, 4, C.foam)}${round(336, 122, 47, 30, 4, C.vermilion)}${round(389, 122, 47, 30, 4, C.jade)}`;
  return stage(stand(320, 292) + window(92, 54, 456, 240, C.paper, page));
}

function optionsApp() {
  const payoff = `${round(10, 26, 84, 9, 4, C.navy)}${round(10, 46, 130, 96, 8, C.foam)}${path('M18 108H132', C.mist, 1)}${path('M18 128H72L128 58', C.vermilion, 3)}${rows(41, [12, 160, 126], 6, 19, false)}${round(10, 284, 62, 22, 11, C.vermilion)}${round(78, 284, 62, 22, 11, C.jade)}`;
  return stage(phone(245, 26, payoff));
}

function quantTerminal() {
  const r = rng(77);
  const code = span(12, (i) => {
    const x = 16 + (i % 4) * 12;
    const first = 20 + r() * 40;
    const second = 30 + r() * 70;
    return `${round(x, 40 + i * 18, n1(first), 5, 2.5, C.gold)}${round(n1(x + first + 8), 40 + i * 18, n1(second), 5, 2.5, C.mist)}`;
  }).join('');
  return stage(
    stand(320, 302) +
      window(
        68,
        22,
        504,
        282,
        C.abyss,
        `${code}${path('M236 22V282', C.mist, 0.5)}${curve(21, [252, 44, 236, 110], C.mint, 0.7)}${candles(8, [258, 172, 224, 88], 24)}`,
      ),
  );
}

function institutionLine() {
  const ladder = span(
    4,
    (i) => book(50 + i, [24 + i * 122, 66, 96], 20) + round(24 + i * 122, 42, 52, 8, 4, C.mist),
  ).join('');
  return stage(stand(320, 302) + window(68, 22, 504, 282, C.abyss, ladder));
}

/** File name of each program, and its picture. */
export const DEVICES = {
  'program-wealth': wealthApp,
  'program-trader': traderTerminal,
  'program-web': webTrading,
  'program-options': optionsApp,
  'program-quant': quantTerminal,
  'program-institutions': institutionLine,
};

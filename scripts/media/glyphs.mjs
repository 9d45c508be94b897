import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * Glyph outlines of Noto Serif/Sans CJK as path data. `fontkit` comes with pdfkit and is not in the repository:
 * MEDIA_TOOLS names the folder it was installed in (see README.md).
 */
const tools = resolve(process.env.MEDIA_TOOLS ?? 'media-tools');
const load = createRequire(join(tools, 'package.json'));
export const fontDir = process.env.MEDIA_FONTS ?? '/usr/share/fonts/opentype/noto';

const opened = new Map();
function face(family, weight) {
  const key = `Noto${family}CJK-${weight}`;
  if (!opened.has(key)) {
    const all = load('fontkit').openSync(join(fontDir, `${key}.ttc`));
    opened.set(key, all.getFont(`Noto${family}CJKsc-${weight}`));
  }
  return opened.get(key);
}

const round = (v) => {
  const s = (Math.round(v * 10) / 10).toString();
  return s.replace(/^(-?)0\./, '$1.');
};

function commands(path, x0, y0, k) {
  const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
  return path.commands
    .map(({ command, args }) => {
      const at = args.map((v, i) => round(i % 2 ? y0 - v * k : x0 + v * k));
      return letter[command] + at.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

/** Text as path data with its width; x, y is the start of the baseline. */
export function textPath(
  text,
  { x = 0, y = 0, size = 20, family = 'Serif', weight = 'Bold', track = 0 } = {},
) {
  const font = face(family, weight);
  const k = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = x;
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    d += commands(glyph.path, pen, y, k);
    pen += run.positions[i].xAdvance * k + track;
  });
  return { d, width: pen - x - track };
}

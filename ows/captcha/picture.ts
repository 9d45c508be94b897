import sharp from 'sharp';
import svgCaptcha from 'svg-captcha-fixed';

/**
 * Letters and figures that are not mistaken for one another, stand on the line, and are narrow enough not to overlap: a
 * dark glyph on a dark glyph would have no contrast.
 */
const CHARACTERS = 'abcdefhknruvx34678';

const DRAWING = {
  size: 4,
  noise: 3,
  width: 240,
  height: 88,
  fontSize: 90,
  charPreset: CHARACTERS,
  color: true,
  background: '#f4f6fa',
};

/** Pixels of the picture for each unit of the drawing: sharp on screens that show it twice as large. */
const SCALE = 2;

/** Each glyph colour has a contrast of at least 4.5:1 to the background and to each line (EL-14). */
const GLYPH_COLOURS = ['#1b2a4a', '#5a1420', '#12402c', '#3b1d5a', '#26221c'];
const LINE_COLOURS = ['#b9c8e2', '#e2c9b4', '#bcd6bd', '#d8c3de'];

const GLYPH = /<path fill="[^"]*" d="([^"]*)"\/>/g;
const LINE = /<path d="([^"]*)" stroke="[^"]*" fill="none"\/>/g;

const anyOf = (colours: readonly string[]): string =>
  colours[Math.floor(Math.random() * colours.length)] ?? '#000000';

/** The package's font is hollow with a shadow: an edge of the same colour fills it, so that a glyph is one dark shape. */
const inked = (colour: string, path: string): string =>
  `<path fill="${colour}" stroke="${colour}" stroke-width="3" stroke-linejoin="round" d="${path}"/>`;

/** A captcha as an SVG, lines below and glyphs above, and its solution. */
export function drawCaptcha(): { svg: string; text: string } {
  const { data, text } = svgCaptcha.create(DRAWING);
  const lines = Array.from(
    data.matchAll(LINE),
    ([, path]) => `<path d="${path}" stroke="${anyOf(LINE_COLOURS)}" stroke-width="3" fill="none"/>`,
  );
  const glyphs = Array.from(data.matchAll(GLYPH), ([, path]) => inked(anyOf(GLYPH_COLOURS), path ?? ''));
  const start = data.slice(0, data.indexOf('<path'));
  return { svg: [start, ...lines, ...glyphs, '</svg>'].join(''), text };
}

/** A PNG of 480 x 176 pixels in base64, and its solution. */
export async function renderPicture(): Promise<{ img: string; answer: string }> {
  const { svg, text } = drawCaptcha();
  const size = { width: DRAWING.width * SCALE, height: DRAWING.height * SCALE };
  const png = await sharp(Buffer.from(svg), { density: 72 * SCALE })
    .resize(size)
    .png({ palette: true, colours: 32 })
    .toBuffer();
  return { img: png.toString('base64'), answer: text };
}

import sharp from 'sharp';
import { drawCaptcha, renderPicture } from './picture';

const GLYPHS = /<path fill="(#\w{6})" stroke="\1" stroke-width="3"/g;
const LINES = /stroke="(#\w{6})"[^>]*fill="none"/g;
/** Width of a glyph's edge, half of it on each side. */
const EDGE = 3;
const GROUND = /<rect [^>]*fill="(#\w{6})"/;

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const all = (svg: string, what: RegExp): string[] =>
  Array.from(svg.matchAll(what), ([, colour = '']) => colour);

test('EL-14 glyphs have a contrast of at least 4.5:1 to the background and to each line, in 300 drawings', () => {
  for (let count = 0; count < 300; count += 1) {
    const { svg, text } = drawCaptcha();
    const glyphs = all(svg, GLYPHS);
    const behind = [GROUND.exec(svg)?.[1] ?? '', ...all(svg, LINES)];
    expect(glyphs).toHaveLength(text.length);
    expect(behind).toHaveLength(4);
    for (const glyph of glyphs) {
      for (const ground of behind) expect(contrast(glyph, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('EL-14 no line covers a glyph, and no glyph touches another, in 200 drawings', () => {
  for (let count = 0; count < 200; count += 1) {
    const { svg } = drawCaptcha();
    expect(svg.lastIndexOf('fill="none"')).toBeLessThan(svg.indexOf('<path fill='));
    const spans = Array.from(svg.matchAll(/<path fill="[^"]*" d="([^"]*)"/g), ([, path = '']) => {
      const across = Array.from(path.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g), ([, x]) => Number(x));
      return [Math.min(...across), Math.max(...across)] as const;
    }).sort(([a], [b]) => a - b);
    spans.slice(1).forEach(([left], at) => {
      expect(left - EDGE).toBeGreaterThan(spans[at]?.[1] ?? 0);
    });
  }
});

test('EL-14 the picture is sharp at twice its size, and small', async () => {
  const { img, answer } = await renderPicture();
  const png = Buffer.from(img, 'base64');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 480, height: 176 });
  expect(png.length).toBeLessThan(12_000);
  expect(answer).toMatch(/^[a-z3-8]{4}$/);
});

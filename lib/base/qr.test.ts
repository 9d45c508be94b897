import decodeQR from 'qr/decode.js';
import { qrCode } from './qr';

/** The dark modules that the strokes of a path cover, row by row. */
function modulesOf({ path, size }: ReturnType<typeof qrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, y, strokes] of path.matchAll(/M0 (\d+)\.5([^M]*)/g)) {
    let x = 0;
    for (const [, gap, length] of (strokes ?? '').matchAll(/(?:m(\d+) 0)?h(\d+)/g)) {
      x += Number(gap ?? 0);
      rows[Number(y)]?.fill('#', x, x + Number(length));
      x += Number(length);
    }
  }
  return rows.map((row) => row.join(''));
}

test('DE-04 strokes draw the modules: a finder pattern in three corners, none in the fourth', () => {
  const rows = modulesOf(qrCode('https://site.example/en/detail?type=news&id=7'));
  const FINDER = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const end = rows.length - 7;
  expect([corner(0, 0), corner(end, 0), corner(0, end)]).toEqual([FINDER, FINDER, FINDER]);
  expect(corner(end, end)).not.toEqual(FINDER);
});

test('DE-04 different addresses have different codes, and a long one has a larger code', () => {
  const [short, other, long] = [
    'https://a.example/1',
    'https://a.example/2',
    `https://a.example/${'x'.repeat(200)}`,
  ].map((address) => qrCode(address));
  expect(short?.path).not.toBe(other?.path);
  expect(long?.size).toBeGreaterThan(short?.size ?? 0);
});

/** A picture of a code as a camera delivers it: four pixels per module, with a light edge of four modules. */
function pictureOf(rows: readonly string[]) {
  const [scale, edge] = [4, 4];
  const size = (rows.length + 2 * edge) * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)].map((pixel) => Math.floor(pixel / scale) - edge);
    if (rows[y ?? 0]?.[x ?? 0] === '#') data.fill(0, at * 4, at * 4 + 3);
  }
  return { width: size, height: size, data };
}

test.each([
  'https://site.example/detail?type=news&id=1048',
  'https://site.example/verify?outlet=上海&x=%E4%B8%AD',
  `https://site.example/${'x'.repeat(200)}`,
])('DE-04 a reader reads %s from it', (address) => {
  expect(decodeQR(pictureOf(modulesOf(qrCode(address))))).toBe(address);
});

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

import { MOTIFS } from '@/lib/model/imagery';
import { motifLines } from './motif-lines';
import { motifOf } from './motif-of';

test.each([
  ['/what-we-do/wealth-management', 'contour'],
  ['/what-we-do/research', 'weave'],
  ['/what-we-do/institutional-business-and-trading', 'lines'],
  ['/sustainability/esg-news', 'leaf'],
  ['esg-report', 'leaf'],
  ['uk', 'bridge'],
  ['/UK', 'bridge'],
  ['press-news', 'sea'],
  ['', 'sea'],
  ['/bulk', 'sea'],
  ['constructor', 'sea'],
  ['研究', 'sea'],
])('the motif of %p is %s', (key, motif) => {
  expect(motifOf(key)).toBe(motif);
});

test.each(MOTIFS)('the motif %s is a light drawing with one line to look at', (motif) => {
  const { lines, mark } = motifLines(motif);
  expect(lines.length + mark.length).toBeLessThanOrEqual(4096);
  for (const path of [lines, mark]) expect(path).toMatch(/^M[-\d .MLHVQTAZ]+$/);
  expect(motifLines(motif)).toEqual({ lines, mark });
});

test('no two motifs are alike', () => {
  expect(new Set(MOTIFS.map((motif) => motifLines(motif).lines)).size).toBe(MOTIFS.length);
});

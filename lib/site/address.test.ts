import { internalPath, readQuerySegment } from './address';

const segmentOf = (query: URLSearchParams): string =>
  internalPath({ locale: 'zh', edition: 'desktop', path: '/search', query }).split('/')[3] ?? '';

test.each(['公告', 'a&b=c', '100%', '50%25', '../../x', 'a/b#c?d', '+ +', '<script>', 'a=b', '"\'\\', '😀'])(
  'SE-03 the question %s comes through the internal address, read as it stands or decoded',
  (typed) => {
    const segment = segmentOf(new URLSearchParams({ q: typed, year: '2025' }));
    for (const seen of [segment, decodeURIComponent(segment)]) {
      expect(Object.fromEntries(readQuerySegment(seen))).toEqual({ q: typed, year: '2025' });
    }
  },
);

test.each(['-', '%', '%E0%A4%A'])('RT-09 the segment %s holds no query', (segment) => {
  expect(readQuerySegment(segment).size).toBe(0);
});

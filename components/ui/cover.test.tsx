import { render } from '@testing-library/react';
import { Cover } from './cover';

const shown = (src: string, area?: string, place?: number) =>
  render(<Cover src={src} area={area} place={place} sizes="100vw" className="look" />).container
    .firstElementChild;

test('the picture of the back office goes before the motif', () => {
  expect(shown('/ows/files/a.webp', 'research')?.tagName).toBe('IMG');
});

test('without a picture the motif of the area stands in its place, and nothing where no area is named', () => {
  const motif = shown('', '/what-we-do/research');
  expect([motif?.getAttribute('data-motif'), motif?.getAttribute('class')]).toEqual(['weave', 'look']);
  expect(motif?.getAttribute('aria-hidden')).toBe('true');
  expect(shown('')).toBeNull();
});

test('a picture of an area is marked as decoration, one that stands for nothing else is not', () => {
  const marks = [shown('/ows/files/a.webp', 'research'), shown('', 'sea'), shown('/ows/files/a.webp')];
  expect(marks.map((mark) => mark?.hasAttribute('data-cover'))).toEqual([true, true, false]);
});

test('neighbours show different parts of the same motif', () => {
  const parts = [0, 1, 2].map((place) => shown('', 'sea', place)?.getAttribute('viewBox'));
  expect(new Set(parts).size).toBe(3);
});

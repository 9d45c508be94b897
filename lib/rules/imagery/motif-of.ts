import type { Motif } from '@/lib/model/imagery';

/** Words in addresses and menu keys, and the motif of their area. */
const AREAS: Readonly<Record<string, Motif>> = {
  wealth: 'contour',
  credit: 'contour',
  research: 'weave',
  trading: 'lines',
  futures: 'lines',
  sustainability: 'leaf',
  esg: 'leaf',
  uk: 'bridge',
};

/** The motif for an address or a menu key: that of the first area in it, else the group's. */
export function motifOf(key: string): Motif {
  const words = key.toLowerCase().split(/[^a-z]+/);
  const area = words.find((word) => Object.hasOwn(AREAS, word));
  return (area && AREAS[area]) || 'sea';
}

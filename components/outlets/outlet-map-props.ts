import type { OutletCard, Point, TileSource } from '@/lib/model/outlets';
import type { FinderWords } from './finder-words';

/** What the map of the finder is given. */
export interface OutletMapProps {
  all: readonly OutletCard[];
  /** The outlets of the list, to which the map is fitted first. */
  shown: readonly OutletCard[];
  selected: OutletCard | null;
  position: Point | null;
  tiles: TileSource | null;
  /** Approval number of the base map, or empty. */
  approval: string;
  words: FinderWords;
  onSelect: (id: string) => void;
}

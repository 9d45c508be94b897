/** A drawing of the surroundings of a place, in units of its box; the place is in the middle. */
export interface MapSketch {
  width: number;
  height: number;
  /** SVG paths. */
  land: string;
  borders: string;
  names: { name: string; x: number; y: number }[];
  /** Kilometres of the scale, and its length. */
  scale: { kilometres: number; length: number };
}

interface SketchName {
  name: string;
  x: number;
  y: number;
  /** Whether the name also fits in the larger letters of small windows. */
  major: boolean;
}

/** A drawn map of the surroundings of one or more places. Coordinates and lengths are in units of its box. */
export interface MapSketch {
  width: number;
  height: number;
  /** SVG path data, as in `borders`, which is empty for a large area. */
  land: string;
  borders: string;
  names: SketchName[];
  /** Dots of the places; places that are close to each other share one. */
  places: { x: number; y: number }[];
  /** Distance that the scale bar represents, and the length of the bar. */
  scale: { kilometres: number; length: number };
}

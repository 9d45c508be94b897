interface SketchName {
  name: string;
  x: number;
  y: number;
  /** It has room in larger letters, as small windows need them. */
  major: boolean;
}

/** A drawing of the surroundings of one or more places, in units of its box. */
export interface MapSketch {
  width: number;
  height: number;
  /** SVG paths. */
  land: string;
  borders: string;
  names: SketchName[];
  /** The places, each once where several are at one spot. */
  places: { x: number; y: number }[];
  /** Kilometres of the scale, and its length. */
  scale: { kilometres: number; length: number };
}

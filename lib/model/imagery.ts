/** A series of drawings: the sea is the group's own; the others stand for an area of it. */
export const MOTIFS = ['sea', 'contour', 'weave', 'lines', 'leaf', 'bridge'] as const;

export type Motif = (typeof MOTIFS)[number];

/** A number of a text with its unit, and the words before it. */
export interface TextFigure {
  label: string;
  value: string;
  unit: string;
}

/** Motifs of generated drawings: the sea stands for the group, the others for areas of its business. */
export const MOTIFS = ['sea', 'contour', 'weave', 'lines', 'leaf', 'bridge'] as const;

export type Motif = (typeof MOTIFS)[number];

/** A number found in a text, with its unit; the label is the words before it. */
export interface TextFigure {
  label: string;
  value: string;
  unit: string;
}

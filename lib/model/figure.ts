/** A figure and its label, both in the words of the back office. */
export interface Figure {
  value: string;
  label: string;
}

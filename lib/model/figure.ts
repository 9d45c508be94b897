/** A number with what it counts, as the back office words both. */
export interface Figure {
  value: string;
  label: string;
}

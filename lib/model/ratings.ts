/** A grade that an agency has given the group. */
export interface Rating {
  name: string;
  grade: string;
  /** The agency. */
  source: string;
  /** Normally YYYY-MM-DD; text that is not a date is shown unchanged. */
  date: string;
  href: string;
}

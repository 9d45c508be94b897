/** A grade that an agency has given the group. */
export interface Rating {
  name: string;
  grade: string;
  /** The agency. */
  source: string;
  /** YYYY-MM-DD; shown as it came when it is no date. */
  date: string;
  href: string;
}

/** A grade that somebody else has given the group. */
export interface Rating {
  name: string;
  grade: string;
  /** Who gave it. */
  source: string;
  /** YYYY-MM-DD; shown as it came when it is no date. */
  date: string;
  href: string;
}

import type { Locale } from './variant';

type Both = Readonly<Record<Locale, string>>;

/** What the group counts of itself, on the home page and about us. */
export interface GroupFigures {
  /** Countries and regions. */
  countries: number;
  subsidiaries: number;
  provinces: number;
  branches: number;
  offices: number;
}

/** A grade that an agency has given the group, as the settings file states it. */
export interface StatedRating {
  name: Both;
  grade: string;
  /** The agency. */
  source?: Both | undefined;
  /** YYYY-MM-DD. */
  date?: string | undefined;
}

/** Who runs the site, from the settings file, which is read at start. */
export interface SiteSettings {
  name: Both;
  legalName: Both;
  logo: Both;
  logoOnDark: Both;
  founded: number;
  hotline: string;
  tollFree: string;
  /** Former hotline that is being merged into the hotline, or empty. */
  formerHotline: string;
  /** Hours and languages in which staff answer the hotline; absent if not stated. */
  hotlineHours?: Both | undefined;
  hotlineLanguages?: Both | undefined;
  icp: { number: string; url: string };
  publicSecurity: { number: string; url: string };
  figures: GroupFigures;
  /** Shown where the back office has no dictionary of ratings. */
  ratings: readonly StatedRating[];
  /** Whether figures that are marked as samples are shown. */
  sampleFigures: boolean;
  /** Approval number (审图号) of the maps, or empty. */
  mapApproval: string;
}

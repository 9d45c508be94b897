import type { Locale } from './variant';

type Both = Readonly<Record<Locale, string>>;

/** Who runs the site: read from the settings file at start, never written into code. */
export interface SiteSettings {
  name: Both;
  legalName: Both;
  logo: Both;
  logoOnDark: Both;
  founded: number;
  hotline: string;
  tollFree: string;
  /** A number that is being merged into the hotline, or empty. */
  formerHotline: string;
  icp: { number: string; url: string };
  publicSecurity: { number: string; url: string };
}

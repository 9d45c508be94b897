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
  /** When people answer the hotline, and in which languages; absent where it is not stated. */
  hotlineHours?: Both | undefined;
  hotlineLanguages?: Both | undefined;
  icp: { number: string; url: string };
  publicSecurity: { number: string; url: string };
  /** Whether figures that are marked as sample are shown. */
  sampleFigures: boolean;
  /** Approval number (审图号) of the maps, or empty. */
  mapApproval: string;
}

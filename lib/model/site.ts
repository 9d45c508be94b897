import type { Locale } from './variant';

type Both = Readonly<Record<Locale, string>>;

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
  /** Whether figures that are marked as samples are shown. */
  sampleFigures: boolean;
  /** Approval number (审图号) of the maps, or empty. */
  mapApproval: string;
}

import 'server-only';
import { env } from '../env';
import type { SiteHosts } from '../model/search';

/** Where the site stands, and under which other names; both are settings. */
export const siteHosts = (): SiteHosts => ({ main: env().siteUrl, secondary: env().secondaryHosts });

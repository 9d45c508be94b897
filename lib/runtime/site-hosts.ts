import 'server-only';
import type { SiteHosts } from '@/lib/model/search';
import { env } from './env';

/** Where the site stands, and under which other names; both are settings. */
export const siteHosts = (): SiteHosts => ({ main: env().siteUrl, secondary: env().secondaryHosts });

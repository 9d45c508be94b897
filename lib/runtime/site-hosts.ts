import 'server-only';
import type { SiteHosts } from '@/lib/model/search';
import { env } from './env';

/** The site's own addresses: SITE_URL and SECONDARY_HOSTS. */
export const siteHosts = (): SiteHosts => ({ main: env().siteUrl, secondary: env().secondaryHosts });

import 'server-only';
import type { SiteHosts } from '@/lib/model/search';
import { env } from './env';

/** The site's own host names; both settings. */
export const siteHosts = (): SiteHosts => ({ main: env().siteUrl, secondary: env().secondaryHosts });

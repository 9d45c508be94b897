import { FOLDER_NAMES, FOLDERS } from '@/lib/site/endpoints';

/** Paths that crawlers must not read: endpoints, previews and complaints. */
const CLOSED = [
  ...FOLDER_NAMES.filter((folder) => !FOLDERS[folder].crawled).map((folder) => `${folder}/`),
  '/preowsweb',
  '/en/preowsweb',
  '/online-complaints',
  '/en/online-complaints',
];

/** The robots.txt. Outside production everything is disallowed: a test site must not compete with the real one. */
export function robotsText({ production, siteUrl }: { production: boolean; siteUrl: string }): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /ows/files/', ...closed, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}

import { FOLDER_NAMES, FOLDERS } from '@/lib/site/endpoints';

/** Endpoints, previews and personal pages; files of articles stay open. */
const CLOSED = [
  ...FOLDER_NAMES.filter((folder) => !FOLDERS[folder].crawled).map((folder) => `${folder}/`),
  '/preowsweb',
  '/en/preowsweb',
  '/online-complaints',
  '/en/online-complaints',
];

/** Outside production everything is disallowed: a copy of the site must not compete with it. */
export function robotsText({ production, siteUrl }: { production: boolean; siteUrl: string }): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /ows/files/', ...closed, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** Endpoints, previews and personal pages; files of articles stay open. */
const CLOSED = [
  '/api/',
  '/ows/',
  '/preowsweb',
  '/en/preowsweb',
  '/online-complaints',
  '/en/online-complaints',
];

/** Everything is closed but in production: a copy of the site must not compete with it. */
export function robotsText({ production, siteUrl }: { production: boolean; siteUrl: string }): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /ows/files/', ...closed, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}

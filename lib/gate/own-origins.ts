/** Without ::1, since sources of a Content-Security-Policy cannot be IPv6 addresses. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/** The origins of this site: that of SITE_URL; if it is loopback, those of both loopback names. */
export function ownOrigins(siteUrl: string | undefined): string[] {
  if (!siteUrl || !URL.canParse(siteUrl)) return [];
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}

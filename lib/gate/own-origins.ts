/** Sources of a policy know no IPv6. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/** The origins that are this site: that of SITE_URL and, on a machine of one's own, the other name of loopback. */
export function ownOrigins(siteUrl: string | undefined): string[] {
  if (!siteUrl || !URL.canParse(siteUrl)) return [];
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}

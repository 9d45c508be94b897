/** Sources of a policy cannot contain IPv6 addresses. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/** The origins of this site: that of SITE_URL and, on a development machine, the other name of loopback. */
export function ownOrigins(siteUrl: string | undefined): string[] {
  if (!siteUrl || !URL.canParse(siteUrl)) return [];
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}

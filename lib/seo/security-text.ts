const HALF_A_YEAR_MS = 182 * 24 * 3_600_000;

/** RFC 9116: where to report vulnerabilities, and an expiry, which should be less than a year ahead. */
export function securityText({ siteUrl }: { siteUrl: string }, now: number): string {
  const expires = new Date(now + HALF_A_YEAR_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${siteUrl}/contact-us`,
    `Contact: ${siteUrl}/en/contact-us`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

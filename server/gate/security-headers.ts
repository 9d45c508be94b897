const YEAR_SECONDS = 31_536_000;

/** Pictures and documents that other sites and social network previews may embed. */
const SHARED = /^\/(ows\/files|og|brand|_next\/image)(\/|\?|$)/;

/** The address of the rules by which browsers prefetch links. */
export const SPECULATION_RULES = { 'Speculation-Rules': '"/speculation-rules.json"' } as const;

/** Headers of every answer, redirects and faults included; `env` contains the public address of the site. */
export function securityHeaders(
  url: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  const secure = env.SITE_URL?.startsWith('https:');
  const report = env.CSP_REPORT_URL;
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': SHARED.test(url) ? 'cross-origin' : 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
    ...(report ? { 'Reporting-Endpoints': `policy="${report}"` } : {}),
  };
}

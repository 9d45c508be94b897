const YEAR_SECONDS = 31_536_000;

/** Pictures and documents that other sites and the networks' cards may show. */
const SHARED = /^\/(ows\/files|og|brand|_next\/image)(\/|\?|$)/;

/** Headers that every answer has, redirects and faults included; `env` says by which address the site is reached. */
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

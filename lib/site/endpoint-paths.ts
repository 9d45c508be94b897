/** The endpoints of the site, each as the folder of its route handler in `app/`. */
export const ENDPOINT_PATHS = [
  '/.well-known/security.txt',
  '/api/captcha',
  '/api/complaint-access',
  '/api/complaint-entry',
  '/api/forms/[locale]/[form]',
  '/api/health',
  '/api/ip-city',
  '/api/metrics',
  '/api/outlet-table',
  '/api/outlets/[locale]',
  '/api/preview',
  '/api/preview-card/[locale]/[...name]',
  '/api/preview-findings/[locale]',
  '/api/preview-leave',
  '/api/ready',
  '/api/revalidate',
  '/api/verify-code/[locale]',
  '/api/verify-file/[locale]',
  '/api/verify-message/[locale]',
  '/api/verify/[locale]',
  '/feeds/[locale]/[file]',
  '/investor-relations/data/[locale]/[file]',
  '/md/[locale]/[...name]',
  '/og/[locale]/[...name]',
  '/ows/[...path]',
  '/record/archive/[file]',
  '/record/check.py',
  '/record/entries',
  '/record/files/[sha256]',
  '/record/head',
  '/record/key',
  '/record/proof/consistency',
  '/record/proof/inclusion',
  '/sitemaps/[file]',
  // The framework's own, for pictures.
  '/_next/image',
] as const;

const patternOf = (path: string): string =>
  path
    .replaceAll('.', '\\.')
    .replace(/\[\\\.\\\.\\\.\w+\]/g, '.+')
    .replace(/\[\w+\]/g, '[^/]+');

const ANY = new RegExp(`^(?:${ENDPOINT_PATHS.map(patternOf).join('|')})/?$`);

/** Whether an endpoint may answer at this path. */
export const isEndpointPath = (path: string): boolean => ANY.test(path);

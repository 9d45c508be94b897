import { STATUS_CODES } from 'node:http';
import { securityHeaders } from '@/server/gate/security-headers';
import { confFile, include, location, mapBlock, quoted } from './directives';
import { DOWN_POLICY } from './down-page';
import type { GatewaySettings } from './settings';
import { OFFICE_FILES } from './tables';

/** Refusals that nginx makes itself. */
const REFUSALS = [400, 403, 404, 405, 408, 413, 414, 421, 429, 494, 495, 496, 497, 500, 501, 505];
/** Statuses of nginx's own, by what it sends instead. */
const NAMES: Readonly<Record<number, string>> = { 494: 'Request Header Fields Too Large' };
const RETRY_SECONDS = 30;
const OWN = '/__gateway';

/** The security headers of the site, for answers that nginx makes itself; others have those of the site. */
const ownHeaders = (siteUrl: string, leaveOut: string[] = []): string =>
  Object.entries(securityHeaders('/', { SITE_URL: siteUrl }))
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .concat(
      'add_header Cache-Control no-store always;',
      'add_header Retry-After $retry_after always;',
      'add_header Allow $allowed always;',
    )
    .join('\n');

/** What the answers are made of: words, times, pages. */
export const answerMaps = (): string[] => [
  mapBlock({
    from: '$status',
    to: '$refusal',
    rows: REFUSALS.map(
      (status) => [String(status), NAMES[status] ?? STATUS_CODES[status] ?? 'Bad Request'] as const,
    ),
    otherwise: 'Bad Request',
    comment: 'Words of a refusal, as the site refuses.',
  }),
  mapBlock({
    from: '$status',
    to: '$retry_after',
    rows: [
      ['429', '5'],
      ['503', String(RETRY_SECONDS)],
    ],
    comment: 'When to come back.',
  }),
  mapBlock({
    from: '$status:$sent_path',
    to: '$allowed',
    rows: [
      ['~^405:/(?:api|ows)/', 'GET, HEAD, POST, OPTIONS'],
      ['~^405:', 'GET, HEAD'],
    ],
    comment: 'Allow of a refused method.',
  }),
  mapBlock({
    from: '$sent_path',
    to: '$down_page',
    rows: [
      [`~^${OFFICE_FILES}/`, `${OWN}/down.html`],
      ['~^/(?:api|ows)/', `${OWN}/down.json`],
    ],
    otherwise: `${OWN}/down.html`,
    comment: 'What is sent when nothing answers: a page, or to scripts of pages an answer of their form.',
  }),
  mapBlock({
    from: '$http_traceparent',
    to: '$trace',
    rows: [['~^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$', '$http_traceparent']],
    comment: 'A trace that is well formed; others are not handed on.',
  }),
];

/** Where nginx's own answers come from. */
export const answerLocations = (settings: GatewaySettings): string[] => [
  location(
    `= ${OWN}/refused`,
    'internal;',
    include(settings, 'own-headers'),
    'default_type "text/plain; charset=utf-8";',
    'return 200 "$status $refusal\\n";',
  ),
  location(
    `^~ ${OWN}/`,
    'internal;',
    include(settings, 'own-headers'),
    `add_header Content-Security-Policy ${quoted(DOWN_POLICY)} always;`,
    `alias ${settings.folder}/pages/;`,
    'etag off;',
    'if_modified_since off;',
  ),
];

/** Which of nginx's own errors get which of its own answers. */
export const ERROR_PAGES = {
  refused: `error_page ${REFUSALS.join(' ')} ${OWN}/refused;`,
  down: 'error_page 502 503 504 =503 $down_page;',
};

/** Headers of nginx's own answers. */
export const headerFiles = (siteUrl: string): Record<string, string> => ({
  'own-headers.conf': confFile(ownHeaders(siteUrl)),
  'plain-headers.conf': confFile(ownHeaders(siteUrl, ['Strict-Transport-Security'])),
});

import { STATUS_CODES } from 'node:http';
import { securityHeaders } from '@/server/gate/security-headers';
import { confFile, mapBlock, quoted } from './directives';
import { DOWN_POLICY } from './down-page';
import { formSeconds, idleSeconds, sizes } from './limits-file';
import { FRESH_SECONDS } from './main-file';
import type { GatewaySettings } from './settings';
import { IMMUTABLE, OFFICE_FILES } from './tables';

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
    .concat('add_header Cache-Control no-store always;', 'add_header Retry-After $retry_after always;')
    .join('\n');

const refusals = (): string[] => [
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

const upstream = ({ processes }: GatewaySettings): string => `upstream site {
    # The process with the fewest requests in progress.
    least_conn;
${processes.map((process) => `    server ${process} max_fails=2 fail_timeout=5s;`).join('\n')}
    keepalive 64;
    # Below the ${'`'}keepAliveTimeout${'`'} of the site: the side that reuses a connection must be the one that closes it.
    keepalive_timeout ${idleSeconds};
}
`;

const TO_SITE = `proxy_pass http://site;
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $host;
# The peer alone: what a visitor claims is dropped. The site needs TRUSTED_PROXIES=1.
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Proto https;
proxy_set_header X-Request-Id $request_id;
proxy_set_header Traceparent $trace;
# For caches with tags (docs/shared-caches.md), not for visitors.
proxy_set_header X-Device "";
proxy_hide_header Surrogate-Key;
proxy_hide_header Cache-Tag;
proxy_hide_header CDN-Cache-Control;
proxy_set_header Cookie $handed_cookie;
proxy_set_header User-Agent $handed_agent;
proxy_set_header Sec-CH-UA-Mobile $handed_hint;
proxy_set_header Accept-Encoding $handed_encoding;
# The site leads on by whole addresses where the framework answers.
proxy_redirect http://$host/ https://$http_host/;

proxy_connect_timeout 2s;
proxy_send_timeout 20s;
# A second process is asked when the first does not answer, never a second time for a form (no "non_idempotent").
proxy_next_upstream error timeout;
proxy_next_upstream_tries 2;
proxy_next_upstream_timeout 10s;
# A slow reader is served from here, not by the site.
proxy_buffers 16 16k;
proxy_buffer_size 16k;
proxy_busy_buffers_size 32k;
`;

const STORING = `proxy_cache $cache_name;
proxy_cache_key "$sent_path?$known_query $key_edition $key_platform $encoding";
# Cache-Control says whether an answer is stored ($not_shareable), proxy_cache_valid how long: the lifetimes that the
# site states would hold back a publication. Its Vary is replaced by the key (variants.conf).
proxy_ignore_headers Cache-Control Expires Vary X-Accel-Expires;
proxy_no_cache $not_shareable;
# The site is asked by ETag, and mostly answers 304.
proxy_cache_revalidate on;
# One request at a time fetches an answer that is not stored yet; the others wait for it.
proxy_cache_lock on;
proxy_cache_lock_age 10s;
proxy_cache_lock_timeout 10s;
# While one visitor waits for news from the site the others get the copy ("updating"), and everyone does when it fails.
# Not proxy_cache_background_update: the first visitor after a pause would get a copy as old as the pause (ADR 0053).
proxy_cache_use_stale updating error timeout invalid_header http_500 http_502 http_503 http_504;
`;

const SHORTLY = `proxy_cache_valid 200 404 ${FRESH_SECONDS}s;
`;

const IMMUTABLE_STORING = `# Names are made of the contents, so these never change; after a release old pages still find their old files here.
proxy_cache_valid 200 30d;
proxy_cache_background_update on;
`;

const location = (match: string, ...lines: string[]): string =>
  [
    `location ${match} {`,
    ...lines.flatMap((text) => text.trimEnd().split('\n')).map((line) => `    ${line}`.trimEnd()),
    '}',
  ].join('\n');

const include = ({ folder }: GatewaySettings, name: string): string => `include ${folder}/${name}.conf;`;

function locations(settings: GatewaySettings): string[] {
  const toSite = include(settings, 'to-site');
  const stored = include(settings, 'storing');
  return [
    location('/', toSite, stored, SHORTLY),
    ...IMMUTABLE.map((folder) => location(`^~ ${folder}/`, toSite, stored, IMMUTABLE_STORING)),
    location(`^~ ${OFFICE_FILES}/`, toSite, stored, SHORTLY),
    location(
      '^~ /ows/',
      toSite,
      `client_max_body_size ${sizes.relay};`,
      `proxy_read_timeout ${formSeconds};`,
    ),
    location('^~ /api/', toSite),
    location(
      '^~ /api/forms/',
      toSite,
      `client_max_body_size ${sizes.forms};`,
      `proxy_read_timeout ${formSeconds};`,
    ),
    location('= /api/ready', 'return 404;'),
    location('= /api/metrics', 'return 404;'),
  ];
}

const ownAnswers = (settings: GatewaySettings): string[] => [
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

const indented = (parts: string[]): string =>
  parts
    .flatMap((part) => part.split('\n'))
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');

const authority = ({ host, httpsPort }: GatewaySettings): string =>
  httpsPort === 443 ? host : `${host}:${httpsPort}`;

const plain = (settings: GatewaySettings): string => `# Another name than ours gets no answer.
server {
    listen ${settings.httpPort} default_server;
    listen [::]:${settings.httpPort} default_server;
    server_name _;
    return 444;
}

server {
    listen ${settings.httpPort};
    listen [::]:${settings.httpPort};
    server_name ${settings.host};
    # Strict-Transport-Security has no meaning here, and must not be sent (RFC 6797).
    ${include(settings, 'plain-headers')}
    # Proofs for the authority that issues the certificate.
    location ^~ /.well-known/acme-challenge/ {
        root /var/www/acme;
    }
    location / {
        return 308 https://${authority(settings)}$request_uri;
    }
}
`;

const secure = (
  settings: GatewaySettings,
): string => `# Another name than ours gets no certificate; who asks for it within our connection is sent away.
server {
    listen ${settings.httpsPort} ssl http2 default_server;
    listen [::]:${settings.httpsPort} ssl http2 default_server;
    server_name _;
    ssl_reject_handshake on;
    ${include(settings, 'own-headers')}
    default_type "text/plain; charset=utf-8";
    return 421 "421 Misdirected Request\\n";
}

server {
    listen ${settings.httpsPort} ssl http2;
    listen [::]:${settings.httpsPort} ssl http2;
    server_name ${settings.host};
    error_page ${REFUSALS.join(' ')} ${OWN}/refused;
    # As long as the slowest page may take.
    proxy_read_timeout 20s;
    # Only what nginx says itself when no process answers: answers of the site pass as they are.
    error_page 502 503 504 =503 $down_page;

    if ($request_method !~ ^(?:GET|HEAD|POST|OPTIONS)$) {
        return 405;
    }

${indented([...locations(settings), ...ownAnswers(settings)])}
}
`;

const tls = ({ certificate, certificateKey }: GatewaySettings): string => `ssl_certificate ${certificate};
ssl_certificate_key ${certificateKey};
# Mozilla's intermediate recommendation: all browsers of the last ten years.
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_ecdh_curve X25519:prime256v1:secp384r1;
ssl_prefer_server_ciphers off;
ssl_session_cache shared:tls:10m;
ssl_session_timeout 1d;
# Keys of tickets would have to be changed daily.
ssl_session_tickets off;
http2_max_concurrent_streams 128;
`;

/** servers.conf and what it includes. */
export function serverFiles(settings: GatewaySettings): Record<string, string> {
  const siteUrl = `https://${authority(settings)}`;
  return {
    'servers.conf': confFile(
      tls(settings),
      upstream(settings),
      ...refusals(),
      plain(settings),
      secure(settings),
    ),
    'to-site.conf': confFile(TO_SITE),
    'storing.conf': confFile(STORING),
    'own-headers.conf': confFile(ownHeaders(siteUrl)),
    'plain-headers.conf': confFile(ownHeaders(siteUrl, ['Strict-Transport-Security'])),
  };
}

import { PREVIEW_PREFIX } from '@/lib/site/routes';
import { confFile, include, indented, location } from './directives';
import { formSeconds, publicationSeconds, sizes } from './limits-file';
import { answerLocations, answerMaps, ERROR_PAGES, headerFiles } from './own-answers';
import type { GatewaySettings } from './settings';
import { IMMUTABLE, OFFICE_FILES } from './tables';
import { IMMUTABLE_STORING, SHORTLY, toSiteFiles, upstream } from './to-site';

/** What takes a hundred calls and more: sitemaps, and the editors' list of findings in all articles. */
const SLOW = ['= /sitemap.xml', '^~ /sitemaps/', `~ ^(?:/en)?${PREVIEW_PREFIX}/findings`] as const;
const SLOW_SECONDS = '60s';

function locations(settings: GatewaySettings): string[] {
  const toSite = include(settings, 'to-site');
  const stored = include(settings, 'storing');
  return [
    location('/', toSite, stored, SHORTLY),
    ...IMMUTABLE.map((folder) => location(`^~ ${folder}/`, toSite, stored, IMMUTABLE_STORING)),
    location(`^~ ${OFFICE_FILES}/`, toSite, stored, SHORTLY),
    ...SLOW.map((match) => location(match, toSite, stored, SHORTLY, `proxy_read_timeout ${SLOW_SECONDS};`)),
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
    location('= /api/revalidate', toSite, `proxy_read_timeout ${publicationSeconds};`),
    location('= /api/ready', 'return 404;'),
    location('= /api/metrics', 'return 404;'),
  ];
}

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
): string => `# Another name than ours gets no certificate; a request for it within our connection is refused.
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
    ${ERROR_PAGES.refused}
    # As long as the slowest page may take.
    proxy_read_timeout 20s;
    # Only what nginx says itself when no process answers: answers of the site pass as they are.
    ${ERROR_PAGES.down}

    if ($request_method !~ ^(?:GET|HEAD|POST|OPTIONS)$) {
        return 405;
    }

${indented([...locations(settings), ...answerLocations(settings)])}
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
      ...answerMaps(),
      plain(settings),
      secure(settings),
    ),
    ...toSiteFiles(),
    ...headerFiles(siteUrl),
  };
}

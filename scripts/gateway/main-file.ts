import { PRIVATE_PAGE } from '@/server/page-caching';
import { confFile, mapBlock } from './directives';
import type { GatewaySettings } from './settings';

/**
 * How long a stored answer is used before the site is asked whether it has changed, in seconds. A publication must be
 * everywhere within ten (OP-03).
 */
export const FRESH_SECONDS = 2;

const LOG_FIELDS = [
  ['time', '$time_iso8601'],
  ['method', '$request_method'],
  ['path', '$sent_path'],
  ['status', '$status'],
  ['bytes', '$body_bytes_sent'],
  ['seconds', '$request_time'],
  ['site', '$upstream_status'],
  ['siteSeconds', '$upstream_response_time'],
  ['cache', '$upstream_cache_status'],
  ['requestId', '$request_id'],
];

/** What may be stored, by the site's own word. */
const shareable = (): string =>
  mapBlock({
    from: '$edition:$upstream_status:$upstream_http_cache_control',
    to: '$not_shareable',
    rows: [
      // Overwrites the copy of a page that was withdrawn, so that it does not come back when the site fails.
      ['~^[^:]*:404:', ''],
      // "private" since other shared caches do not look at the cookie; this one has it in the key.
      [`~^elder:200:${PRIVATE_PAGE}$`, ''],
      ['~*:.*\\b(?:private|no-store|no-cache)\\b', '1'],
      ['~*:.*\\bs-maxage=0\\b', '1'],
      ['~*:.*\\b(?:public\\b|s-maxage=[1-9])', ''],
    ],
    otherwise: '1',
    comment:
      "What the site declares to be everyone's is stored, and nothing else. An answer with Set-Cookie never is: nginx sees\nto that by itself. A 404 is remembered too, so that the copy of a withdrawn page goes.",
  });

const stores = ({
  cacheFolder,
  cacheMegabytes,
}: GatewaySettings): string => `# Copies are kept for a week after they were last asked for, to be served while the site is down. Pages and files have
# stores of their own, so that a flood of either does not push the other out. 1 MB of keys holds about 8,000 copies.
proxy_cache_path ${cacheFolder}/pages levels=1:2 keys_zone=pages:64m max_size=${cacheMegabytes}m inactive=7d use_temp_path=off;
proxy_cache_path ${cacheFolder}/files levels=1:2 keys_zone=files:32m max_size=${cacheMegabytes}m inactive=7d use_temp_path=off;
proxy_temp_path ${cacheFolder}/answers;
client_body_temp_path ${cacheFolder}/bodies;
`;

const main = (settings: GatewaySettings): string => `user ${settings.user};
worker_processes auto;
worker_rlimit_nofile 32768;
worker_shutdown_timeout 60s;
# Expressions of variants.conf are compiled.
pcre_jit on;
pid ${settings.pidFile};
# Lower levels write the address of the visitor and the whole query. What fails is in the access log.
error_log ${settings.logFolder}/error.log crit;

events {
    worker_connections 8192;
}

http {
    # Room for the generated tables.
    map_hash_bucket_size 256;
    map_hash_max_size 4096;
    variables_hash_max_size 2048;
    variables_hash_bucket_size 128;

    include ${settings.folder}/types.conf;
    include ${settings.folder}/variants.conf;
    include ${settings.folder}/stores.conf;
    include ${settings.folder}/limits.conf;

    # Neither address, query, cookie, referrer nor user agent.
    log_format site escape=json '{${LOG_FIELDS.map(([name, value]) => `"${name}":"${value}"`).join(',')}}';
    access_log ${settings.logFolder}/access.log site;

    server_tokens off;
    # As at the site, a time later than that of the last change is as good as that time.
    if_modified_since before;
    sendfile on;
    tcp_nopush on;
    # Copies that are asked for often stay open; nginx notices when one is replaced.
    open_file_cache max=10000 inactive=60s;
    open_file_cache_valid 10s;
    # The site sends its own compressed forms.
    gzip off;

    include ${settings.folder}/servers.conf;
}
`;

/** nginx.conf and stores.conf; the types are those of what nginx itself sends. */
export const mainFiles = (settings: GatewaySettings): Record<string, string> => ({
  'nginx.conf': confFile(main(settings)),
  'stores.conf': confFile(stores(settings), shareable()),
  'types.conf': confFile(
    'types {',
    '    text/html html;',
    '    application/json json;',
    '}',
    'charset utf-8;',
  ),
});

import { confFile } from './directives';
import { idleSeconds } from './limits-file';
import { FRESH_SECONDS } from './main-file';
import type { GatewaySettings } from './settings';

/** The processes of the site. */
export const upstream = ({ processes }: GatewaySettings): string => `upstream site {
    # The process with the fewest requests in progress.
    least_conn;
${processes.map((process) => `    server ${process} max_fails=2 fail_timeout=5s;`).join('\n')}
    # Idle connections for each worker: while pages are rendered a process accepts new ones slowly (ADR 0060).
    keepalive 256;
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
proxy_set_header Accept $handed_accept;
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
proxy_cache_key "$sent_path?$known_query $key_edition $key_form $encoding";
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

/** How long copies of pages live. */
export const SHORTLY = `proxy_cache_valid 200 404 ${FRESH_SECONDS}s;
`;

/** How long copies of built files live. */
export const IMMUTABLE_STORING = `# Names are made of the contents, so these never change; after a release old pages still find their old files here.
proxy_cache_valid 200 30d;
proxy_cache_background_update on;
`;

/** What every location that leads to the site includes. */
export const toSiteFiles = (): Record<string, string> => ({
  'to-site.conf': confFile(TO_SITE),
  'storing.conf': confFile(STORING),
});

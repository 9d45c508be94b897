import { FORM_MAX_BYTES, FORM_READ_MS, JSON_MAX_BYTES, UPLOAD_MAX_BYTES } from '@/lib/gate/limits';
import { Environment, PUBLISH_CHECK_MOST_MS } from '@/lib/runtime/env-schema';
import { TIMEOUTS } from '@/server/timeouts';
import { confFile, mapBlock } from './directives';
import type { GatewaySettings } from './settings';

const KB = 1024;
export const sizes = {
  other: `${JSON_MAX_BYTES / KB}k`,
  relay: `${FORM_MAX_BYTES / KB / KB}m`,
  forms: `${UPLOAD_MAX_BYTES / KB / KB}m`,
};

const seconds = (ms: number): string => `${Math.floor(ms / 1000)}s`;

/** Idle connections to the site end here first: below the site's own time. */
const IDLE_SHARE = 0.9;
/** A form that was read at the last moment still waits for the back office. */
export const formSeconds = seconds(Math.max(TIMEOUTS.requestTimeout, FORM_READ_MS));
/** For a publication that is read back. */
export const publicationSeconds = seconds(PUBLISH_CHECK_MOST_MS + 10_000);
export const idleSeconds = seconds(TIMEOUTS.keepAliveTimeout * IDLE_SHARE);

/** An office behind one address opens many pages, each with some thirty files. */
const REQUESTS_PER_SECOND = 200;
const BURST = 800;
const AT_ONCE = 300;

/** Twice the site's highest limit for one visitor, so that the site's own words meet a visitor first. */
function postsPerSecond(): number {
  const rates = Object.entries(Environment.parse({})).filter(([name]) => /^RATE_\w+_PER_MINUTE$/.test(name));
  return Math.ceil((2 * Math.max(...rates.map(([, rate]) => Number(rate)))) / 60);
}

const zones = (
  posts: number,
): string => `limit_req_zone $limited_visitor zone=requests:16m rate=${REQUESTS_PER_SECOND}r/s;
limit_req_zone $posting_visitor zone=posts:16m rate=${posts}r/s;
limit_conn_zone $limited_visitor zone=visitors:16m;
limit_req_status 429;
limit_conn_status 429;
# Above "crit", so that no address is logged (nginx.conf).
limit_req_log_level info;
limit_conn_log_level info;
limit_req zone=requests burst=${BURST} nodelay;
limit_req zone=posts burst=${2 * posts} nodelay;
# Under HTTP/2 each request in progress counts.
limit_conn visitors ${AT_ONCE};

# Times in which a visitor must send and take something; the site's own (server/timeouts.ts).
client_header_timeout ${seconds(TIMEOUTS.headersTimeout)};
client_body_timeout 30s;
send_timeout 30s;
reset_timedout_connection on;
keepalive_timeout 60s;
client_max_body_size ${sizes.other};
large_client_header_buffers 4 16k;
`;

/** limits.conf: against floods alone. The site counts what costs it something, and answers in the visitor's language. */
export function limitsFile({ unlimited }: GatewaySettings): string {
  const geo = [
    'geo $is_unlimited {',
    '    default 0;',
    ...unlimited.map((network) => `    ${network} 1;`),
    '}',
    '',
  ];
  return confFile(
    '# Against floods alone: the limits of the site are lower, and speak the language of the visitor.',
    ...geo,
    mapBlock({
      from: '$remote_addr',
      to: '$network',
      rows: [
        ['~^(?<network64>(?:[0-9a-f]{1,4}:){4})', '$network64'],
        ['~^(?<network_short>[0-9a-f]{1,4}:(?:[0-9a-f]{1,4}:){0,2}):', '$network_short'],
      ],
      otherwise: '$remote_addr',
      comment: 'IPv6 by its /64, as the site counts: one subscriber can use any address of it.',
    }),
    mapBlock({
      from: '$is_unlimited',
      to: '$limited_visitor',
      rows: [['1', '']],
      otherwise: '$network',
      comment: 'Nothing is counted under an empty key.',
    }),
    mapBlock({
      from: '$request_method',
      to: '$posting_visitor',
      rows: [['POST', '$limited_visitor']],
      comment: 'Forms and calls.',
    }),
    zones(postsPerSecond()),
  );
}

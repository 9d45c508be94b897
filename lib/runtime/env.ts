import { readTiles } from '@/lib/base/tile-sources';
import type { TileSource } from '@/lib/model/outlets';
import type { SiteSettings } from '@/lib/model/site';
import { Environment, firstIssue, SettingError } from './env-schema';
import { selfOrigin } from './own-address';
import { processState } from './process-state';
import { type RecordSettings, recordOf } from './record-settings';
import { readSettings } from './settings-file';

declare module './process-state' {
  interface ProcessState {
    env: Env;
  }
}

const UNSIGNED = ['sit', 'dev', 'preprod', 'prodPreview'];

/** What is rate limited per visitor: renderings of pages not stored, and requests of scripts and forms. */
export type RateName = 'captcha' | 'forms' | 'search' | 'people' | 'draws' | 'reads' | 'sums';

export interface Env {
  owsUrl: string;
  siteUrl: string;
  /** Only production may be indexed by search engines. */
  production: boolean;
  /** The site is served over https, so its cookies are restricted to https. */
  secure: boolean;
  /** Key and secret of the call signature; null where calls are unsigned. */
  signing: { key: string; secret: string } | null;
  /** Timeouts of one call, of all calls of a page, and of an optional block. */
  timeoutMs: Readonly<Record<'call' | 'page' | 'secondary', number>>;
  /** Concurrent reads, and how many may wait for a slot. */
  owsCallsAtOnce: number;
  owsCallsWaiting: number;
  /** Calls that this process may send in any second. */
  owsCallsPerSecond: number;
  /** Token for /api/ready and /api/metrics; null: they answer 404. */
  operationsToken: string | null;
  /** Token for POST /api/revalidate; null: it answers 404. */
  revalidateSecret: string | null;
  /** Redis shared by the processes of the site; null: each process is on its own. */
  redisUrl: string | null;
  siteSecret: string;
  previewSecret: string | null;
  /** Search engines that are notified of publications; null for none. The key is public, the token is not. */
  indexNow: { key: string; url: string } | null;
  baiduPush: { token: string; url: string } | null;
  /** Address to which page views and button clicks are sent after consent (SH-12); empty: none. */
  analyticsUrl: string;
  /** Address of the script of the home banner's live player; empty: none. */
  livePlayerUrl: string;
  /** Tiles of the outlet map; null: only the vector base map. */
  mapTiles: TileSource | null;
  /** Origin at which this process requests pages from itself, such as that of a form (ADR 0013). */
  selfUrl: string;
  /** Address of the smart assistant's iframe; empty: none. */
  smartServiceUrl: string;
  /** Hosts to which an answer of the back office may redirect visitors; `*.` stands for all subdomains. */
  outgoingHosts: readonly string[];
  /** Other host names of this site: links to them in search results are changed to SITE_URL. */
  secondaryHosts: readonly string[];
  /** Number of our own proxies in front of the site, each appending to X-Forwarded-For. */
  trustedProxies: number;
  /** Addresses and networks of our own shared caches, which are sent each page's cache tags. */
  sharedCaches: readonly string[];
  /** Where shared caches are notified of publications, with a header for authorisation; null: nowhere. */
  purge: { url: string; header: readonly [name: string, value: string] | null } | null;
  /** Origin from which publications are read back, such as the gateway; null: this process. */
  publishCheckUrl: string | null;
  /** Time limit for reading them back. */
  publishCheckMs: number;
  /** Requests allowed per visitor and minute. */
  ratesPerMinute: Readonly<Record<RateName, number>>;
  /** Addresses and networks whose renderings are not counted, such as those of search engines. */
  uncountedNetworks: readonly string[];
  /** Minimum time between requesting a form's captcha and submitting the form. */
  formLeastSeconds: number;
  /**
   * Folders: of the page store, with a subfolder for each build; of snapshots and pending notifications; of
   * the static files of the last builds.
   */
  folders: Readonly<Record<'pages' | 'snapshots' | 'builds', string>>;
  /** The record of filings; null where it is switched off. */
  record: RecordSettings | null;
  /** File of the operators' redirects. */
  redirectsFile: string;
  /** How long requests are still accepted after SIGTERM. */
  drainMs: number;
  settings: SiteSettings;
}

function signingOf(appEnv: string, key: string, secret: string): Env['signing'] {
  if (UNSIGNED.includes(appEnv)) return null;
  if (!secret) {
    throw new SettingError(
      `OWS_APP_SECRET must be set, since calls are signed in every APP_ENV but ${UNSIGNED.join(', ')}`,
    );
  }
  return { key, secret };
}

/** A shared cache is a proxy: if proxies are not counted, all its visitors would be taken for one. */
function cachesOf(networks: readonly string[], trustedProxies: number): readonly string[] {
  if (networks.length > 0 && trustedProxies === 0)
    throw new SettingError('setting SHARED_CACHES: needs TRUSTED_PROXIES of 1 or more');
  return networks;
}

function purgeOf(url: string | undefined, header: string | undefined): Env['purge'] {
  if (!url) return null;
  const colon = header?.indexOf(':') ?? 0;
  return { url, header: header ? [header.slice(0, colon), header.slice(colon + 1).trim()] : null };
}

/** Rejects our own origin: an iframe of the same origin could remove its sandbox. */
function frameAddress(frame: string | undefined, siteUrl: string): string {
  if (frame && new URL(frame).origin === siteUrl) {
    throw new SettingError('setting SMART_SERVICE_URL: must be of another origin than SITE_URL');
  }
  return frame ?? '';
}

function tilesOf(set: Record<string, string | undefined>): TileSource | null {
  try {
    return readTiles(set);
  } catch (error) {
    throw new SettingError(`setting ${error instanceof Error ? error.message : 'MAP_TILES is wrong'}`);
  }
}

/** Reads and validates all settings; throws a SettingError that names the first invalid one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) throw firstIssue(parsed.error, 'setting');
  const env = parsed.data;
  const { outgoingHosts, ...settings } = readSettings(env.SITE_SETTINGS);
  if (!env.SITE_SECRET) throw new SettingError('SITE_SECRET must be set (16 characters or more)');
  return {
    owsUrl: env.OWS_URL,
    siteUrl: env.SITE_URL,
    production: env.APP_ENV === 'production',
    secure: env.SITE_URL.startsWith('https:'),
    signing: signingOf(env.APP_ENV, env.OWS_APP_KEY, env.OWS_APP_SECRET),
    timeoutMs: {
      call: env.OWS_TIMEOUT_MS,
      page: env.OWS_PAGE_TIMEOUT_MS,
      secondary: env.OWS_SECONDARY_TIMEOUT_MS,
    },
    owsCallsAtOnce: env.OWS_CALLS_AT_ONCE,
    owsCallsWaiting: env.OWS_CALLS_WAITING,
    owsCallsPerSecond: env.OWS_CALLS_PER_SECOND,
    revalidateSecret: env.REVALIDATE_SECRET ?? null,
    operationsToken: env.OPERATIONS_TOKEN ?? null,
    redisUrl: env.REDIS_URL ?? null,
    siteSecret: env.SITE_SECRET,
    previewSecret: env.PREVIEW_SECRET ?? null,
    indexNow: env.INDEXNOW_KEY ? { key: env.INDEXNOW_KEY, url: env.INDEXNOW_URL } : null,
    baiduPush: env.BAIDU_PUSH_TOKEN ? { token: env.BAIDU_PUSH_TOKEN, url: env.BAIDU_PUSH_URL } : null,
    analyticsUrl: env.ANALYTICS_URL ?? '',
    livePlayerUrl: env.LIVE_PLAYER_URL ?? '',
    mapTiles: tilesOf(set),
    selfUrl: selfOrigin(env.HOST, env.PORT),
    smartServiceUrl: frameAddress(env.SMART_SERVICE_URL, env.SITE_URL),
    secondaryHosts: env.SECONDARY_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    publishCheckUrl: env.PUBLISH_CHECK_URL ?? null,
    publishCheckMs: env.PUBLISH_CHECK_MS,
    ratesPerMinute: {
      captcha: env.RATE_CAPTCHA_PER_MINUTE,
      forms: env.RATE_FORMS_PER_MINUTE,
      search: env.RATE_SEARCH_PER_MINUTE,
      people: env.RATE_PEOPLE_PER_MINUTE,
      draws: env.RATE_DRAWS_PER_MINUTE,
      reads: env.RATE_READS_PER_MINUTE,
      sums: env.RATE_SUMS_PER_MINUTE,
    },
    sharedCaches: cachesOf(env.SHARED_CACHES, env.TRUSTED_PROXIES),
    purge: purgeOf(env.PURGE_URL, env.PURGE_HEADER),
    uncountedNetworks: env.UNCOUNTED_NETWORKS,
    outgoingHosts,
    formLeastSeconds: env.FORM_LEAST_SECONDS,
    folders: { pages: env.PAGES_DIR, snapshots: env.COPIES_DIR, builds: env.BUILDS_DIR },
    record: recordOf(env),
    redirectsFile: env.SITE_REDIRECTS,
    drainMs: env.DRAIN_MS,
    settings,
  };
}

/** The settings of this process, validated at start or at first use; throws a SettingError. */
export const env = (): Env => processState('env', () => readEnv(process.env));

import { createHash } from 'node:crypto';
import { tileOrigins } from '@/lib/base/tile-sources';
import { isOwnScript } from '@/lib/runtime/inline-scripts';
import { isDevelopment, isToolScript, TOOL_SOURCES } from './development';
import { isFrameworkCall } from './late/framework-calls';

type Settings = Readonly<Record<string, string | undefined>>;
type Directives = Record<string, string[]>;

const INLINE = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const isOurs = (code: string): boolean => isOwnScript(code) || isToolScript(code) || isFrameworkCall(code);

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of those inline scripts of a page that belong to the project or the framework. */
function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE)].map(({ groups }) => ({
    attributes: groups?.attributes ?? '',
    code: groups?.code ?? '',
  }));
  const run = scripts.filter(({ attributes, code }) => code && !/type="application\//.test(attributes));
  return [...new Set(run.filter(({ code }) => isOurs(code)).map(({ code }) => sha256(code)))];
}

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** Where browsers report violations of a policy; nowhere unless configured. */
const reportsTo = ({ CSP_REPORT_URL }: Settings): Directives =>
  CSP_REPORT_URL ? { 'report-uri': [CSP_REPORT_URL], 'report-to': ['policy'] } : {};

export interface PolicySources {
  /** Further script sources: hashes, nonces. */
  scripts?: readonly string[];
  /** Further style sources. */
  styles?: readonly string[];
  /** Further addresses that scripts may connect to. */
  connects?: readonly string[];
  /** Environment to read the configuration from. */
  env?: Settings;
}

/** The Content-Security-Policy of a page: our own origin, plus what an operator configured. */
export function contentPolicy(sources: PolicySources = {}): string {
  const { scripts = [], styles = [], connects = [], env = process.env } = sources;
  const player = originOf(env.LIVE_PLAYER_URL);
  const directives: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...player],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...tileOrigins(env)],
    'media-src': ["'self'", 'blob:', ...player],
    'connect-src': ["'self'", ...connects, ...player, ...originOf(env.ANALYTICS_URL)],
    'frame-src': [...originOf(env.SMART_SERVICE_URL), "'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(env.SITE_URL?.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
    ...reportsTo(env),
  };
  return Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

/** The policy of a complete HTML page: it blocks scripts that are not ours. */
export function policyOf(html: string): string {
  const scripts = hashesOf(html);
  if (!isDevelopment()) return contentPolicy({ scripts });
  return contentPolicy({ ...TOOL_SOURCES, scripts: [...TOOL_SOURCES.scripts, ...scripts] });
}

/** The policy of a page with one stylesheet and no script. */
export const plainPolicy = (style: string): string => contentPolicy({ styles: [sha256(style)] });

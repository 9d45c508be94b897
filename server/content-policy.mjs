import { createHash } from 'node:crypto';
import { tileOrigins } from '../lib/geo/tile-sources.mjs';

const KNOWN = Symbol.for('site.inline-scripts');
const INLINE = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** What the framework writes into a page: a call with data, and nothing else. */
const FRAMEWORK = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((?<data>[\s\S]*)\)$/,
  /^self\.__next_f\.push\((?<data>[\s\S]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<data>[\s\S]*)\);?$/,
];

/** Texts of the project's own inline scripts; components/ui/inline-script.tsx puts them here as they are drawn. */
globalThis[KNOWN] ??= new Set();

function isData(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isOurs(code) {
  if (globalThis[KNOWN].has(code)) return true;
  return FRAMEWORK.some((form) => isData(form.exec(code)?.groups.data ?? '-'));
}

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of a page's inline scripts, of those alone that the project or the framework wrote. */
function hashesOf(html) {
  const codes = [...html.matchAll(INLINE)].map(({ groups }) => groups);
  const run = codes.filter(({ attributes, code }) => code && !/type="application\//.test(attributes));
  return [...new Set(run.filter(({ code }) => isOurs(code)).map(({ code }) => sha256(code)))];
}

function originOf(address) {
  return URL.canParse(address ?? '') ? [new URL(address).origin] : [];
}

/** Where browsers report what a policy kept them from; nowhere unless an operator says so. */
const reportsTo = ({ CSP_REPORT_URL }) =>
  CSP_REPORT_URL ? { 'report-uri': [CSP_REPORT_URL], 'report-to': ['policy'] } : {};

/**
 * The Content-Security-Policy of a page: our own origin, plus what an operator configured. `scripts` are further
 * script sources (hashes, nonces), `styles` further style sources. Configuration is read from `env`.
 */
export function contentPolicy({ scripts = [], styles = [], env = process.env } = {}) {
  const player = originOf(env.LIVE_PLAYER_URL);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...player],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...tileOrigins(env)],
    'media-src': ["'self'", 'blob:', ...player],
    'connect-src': ["'self'", ...player, ...originOf(env.ANALYTICS_URL)],
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

/** The policy of a whole HTML page: scripts in it that are not ours are not let run. */
export const policyOf = (html) => contentPolicy({ scripts: hashesOf(html) });

/** The policy of a page that brings one stylesheet and no script. */
export const plainPolicy = (style) => contentPolicy({ styles: [sha256(style)] });

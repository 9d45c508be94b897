/** An answer as the observatory sees it, over https. */
export interface Seen {
  headers: Headers;
  html: string;
}

interface Finding {
  test: string;
  points: number;
}

const SIX_MONTHS_SECONDS = 15_768_000;

function directivesOf(policy: string): Record<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

const BROAD = ['*', 'http:', 'https:', 'data:', 'blob:'];

function contentPolicy({ headers }: Seen): number {
  const policy = headers.get('content-security-policy');
  if (!policy) return -25;
  const all = directivesOf(policy);
  const usual = all['default-src'] ?? ['*'];
  const scripts = all['script-src'] ?? usual;
  const styles = all['style-src'] ?? usual;
  const objects = all['object-src'] ?? usual;
  const isBroad = [...scripts, ...objects].some((source) => BROAD.includes(source));
  const hashed = scripts.some((source) => /^'(sha\d+|nonce)-/.test(source));
  if (isBroad || (scripts.includes("'unsafe-inline'") && !hashed)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  return usual.join() === "'none'" ? 10 : 5;
}

function cookies({ headers }: Seen): number {
  const all = headers.getSetCookie();
  if (all.length === 0) return 0;
  const has = (cookie: string, flag: string) => new RegExp(`;\\s*${flag}`, 'i').test(cookie);
  if (!all.every((cookie) => has(cookie, 'secure'))) return -20;
  const open = all.filter((cookie) => !has(cookie, 'httponly'));
  if (open.some((cookie) => /^[^=]*(sess|login|auth|token)/i.test(cookie))) return -30;
  return open.length === 0 && all.every((cookie) => has(cookie, 'samesite=(lax|strict)')) ? 5 : 0;
}

function transportSecurity({ headers }: Seen): number {
  const value = headers.get('strict-transport-security');
  if (!value) return -20;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function scripts({ html }: Seen): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)];
  if (foreign.some(([, address = '']) => address.startsWith('http:'))) return -50;
  return foreign.every(([tag]) => tag.includes('integrity=')) ? 0 : -5;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function referrers({ headers }: Seen): number {
  const value = headers.get('referrer-policy');
  if (!value) return 0;
  return PRIVATE.includes(value) ? 5 : -5;
}

function frames({ headers }: Seen): number {
  const policy = headers.get('content-security-policy') ?? '';
  if (directivesOf(policy)['frame-ancestors']) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

const TESTS: Readonly<Record<string, (seen: Seen) => number>> = {
  'content security policy': contentPolicy,
  cookies,
  'cross-origin sharing': ({ headers }) => (headers.get('access-control-allow-origin') === '*' ? -50 : 0),
  'strict transport security': transportSecurity,
  'integrity of foreign scripts': scripts,
  'referrer policy': referrers,
  'content type options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  framing: frames,
  'cross-origin resource policy': ({ headers }) =>
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
};

/**
 * The score of an answer by the rules of MDN's HTTP Observatory: 100 minus deductions, plus bonuses where at least 90
 * are left. A+ begins at 100. Redirects from http are left to the gateway.
 */
export function scoreOf(seen: Seen): { score: number; findings: readonly Finding[] } {
  const findings = Object.entries(TESTS).map(([test, points]) => ({ test, points: points(seen) }));
  const sum = (select: (points: number) => boolean) =>
    findings.filter(({ points }) => select(points)).reduce((total, { points }) => total + points, 0);
  const base = 100 + sum((points) => points < 0);
  const score = base >= 90 ? base + sum((points) => points > 0) : base;
  return { score, findings: findings.filter(({ points }) => points !== 0) };
}

import { isOutside, safeHref } from './safe-href';

function fits(host: string, rule: string): boolean {
  return rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule;
}

/**
 * Checks addresses to which an answer redirects visitors, who do not see the target first: http(s) to a configured
 * host, else the empty string. `*.a.example` allows all hosts below a.example, not a.example itself.
 */
export function outgoingHref(raw: string, hosts: readonly string[]): string {
  const href = safeHref(raw);
  if (!isOutside(href)) return '';
  const { hostname } = new URL(href);
  return hosts.some((rule) => fits(hostname, rule)) ? href : '';
}

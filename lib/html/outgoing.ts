import { isOutside, safeHref } from './safe-href';

function fits(host: string, rule: string): boolean {
  return rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule;
}

/**
 * Validates an external address from the back office, such as a redirect, whose target visitors do not see first:
 * an http(s) URL of a configured host, else an empty string. `*.a.example` allows all hosts below a.example, but not
 * a.example itself.
 */
export function outgoingHref(raw: string, hosts: readonly string[]): string {
  const href = safeHref(raw);
  if (!isOutside(href)) return '';
  const { hostname } = new URL(href);
  return hosts.some((rule) => fits(hostname, rule)) ? href : '';
}

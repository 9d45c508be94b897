import { isOutside, safeHref } from './safe-href';

function fits(host: string, rule: string): boolean {
  return rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule;
}

/**
 * For addresses to which an answer sends people by itself, without their having seen where it leads: http(s) to a
 * host of the configuration, else the empty string. `*.a.example` allows all below a.example, not a.example itself.
 */
export function outgoingHref(raw: string, hosts: readonly string[]): string {
  const href = safeHref(raw);
  if (!isOutside(href)) return '';
  const { hostname } = new URL(href);
  return hosts.some((rule) => fits(hostname, rule)) ? href : '';
}

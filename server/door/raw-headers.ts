import type { OutgoingHttpHeaders } from 'node:http';
import { SPECULATION_RULES, securityHeaders } from '../gate/security-headers';

/**
 * Headers as Node writes them fastest, names and values in turn, with those of every answer of the site at this path.
 */
export function rawHeaders(headers: OutgoingHttpHeaders, path = '/'): string[] {
  const all: OutgoingHttpHeaders = { ...securityHeaders(path), ...SPECULATION_RULES, ...headers };
  return Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((single) => [name, String(single)]),
  );
}

import type { OutgoingHttpHeaders } from 'node:http';
import { SPECULATION_RULES, securityHeaders } from '../gate/security-headers';

/**
 * Headers in the form that Node writes fastest, alternating names and values, with those of every answer at
 * this path.
 */
export function rawHeaders(headers: OutgoingHttpHeaders, path = '/'): string[] {
  const all: OutgoingHttpHeaders = { ...securityHeaders(path), ...SPECULATION_RULES, ...headers };
  return Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((single) => [name, String(single)]),
  );
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { memberOf } from '@/lib/base/networks';
import { takeDevice, varyByDevice } from './device';
import { beforeHead, type Head } from './head';
import { setLifetimes } from './lifetimes';
import { TAGS_HEADER } from './tags';

/** Prepares a request and its answer; to be called before anything else looks at them. */
export type EdgeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** How a socket that accepts both IPv4 and IPv6 writes an IPv4 address. */
const MAPPED = /^::ffff:(?=[\d.]+$)/;

function nameTags(head: Head): void {
  const tags = head.get(TAGS_HEADER);
  if (!tags) return;
  head.set('Surrogate-Key', tags.replaceAll(',', ' '));
  head.set('Cache-Tag', tags);
}

/**
 * OP-07: headers for the operator's own shared caches only, a CDN or Varnish that connects from one of these
 * networks: the cache tags of a page, by which a publication purges it, and a lifetime for shared caches. In
 * return, they send the class of device in one header. Everyone else gets the answers of a site without
 * shared caches.
 */
export function forSharedCaches(networks: readonly string[]): EdgeHandler {
  const isOurs = memberOf(networks);
  return (request, response) => {
    if (!isOurs((request.socket.remoteAddress ?? '').replace(MAPPED, '')))
      return beforeHead(response, (head) => head.remove(TAGS_HEADER));
    const isNormalised = takeDevice(request.headers);
    beforeHead(response, (head) => {
      setLifetimes(head);
      nameTags(head);
      if (isNormalised) varyByDevice(head);
      head.remove(TAGS_HEADER);
    });
  };
}

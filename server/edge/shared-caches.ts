import type { IncomingMessage, ServerResponse } from 'node:http';
import { memberOf } from '@/lib/base/networks';
import { takeDevice, varyByDevice } from './device';
import { beforeHead, type Head } from './head';
import { setLifetimes } from './lifetimes';
import { TAGS_HEADER } from './tags';

/** Prepares a request and its answer; to be called before anything else looks at them. */
export type EdgeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A socket that takes IPv6 as well writes IPv4 so. */
const MAPPED = /^::ffff:(?=[\d.]+$)/;

function nameTags(head: Head): void {
  const tags = head.get(TAGS_HEADER);
  if (!tags) return;
  head.set('Surrogate-Key', tags.replaceAll(',', ' '));
  head.set('Cache-Tag', tags);
}

/**
 * OP-07: what only the operator's own shared caches are told, a CDN or Varnish that connects from one of these networks:
 * the tags of a page, by which a publication purges it, and a lifetime of their own. They say the class of device in
 * one header. Everyone else gets the answers of a site without them.
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

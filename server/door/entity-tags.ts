import type { ServerResponse } from 'node:http';

/** A weak entity tag: it stands for a page in every encoding (RFC 9110, 8.8.3.3). */
export const weakTag = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** Only stored pages name it in Vary (cache-handler/page-cache.ts). */
const OF_PAGES = 'Sec-CH-UA-Mobile';

/**
 * Gives a page that the framework answers, 304 included, the entity tag and Vary that server/door would give
 * it. To be called before other layers replace `writeHead`, since it must see their headers.
 */
export function tagPages(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    const tag = response.getHeader('etag');
    const vary = String(response.getHeader('vary') ?? '');
    if (tag !== undefined && vary.includes(OF_PAGES)) {
      response.setHeader('ETag', weakTag(String(tag)));
      if (!/accept-encoding/i.test(vary)) response.setHeader('Vary', `${vary}, Accept-Encoding`);
    }
    return Reflect.apply(writeHead, response, head);
  };
}

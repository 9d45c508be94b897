import { closeGateway, copiesAreOld, HOST, openGateway } from './gateway';
import { throughGateway } from './gateway-visit';
import type { OwnRedis } from './own-redis';
import { forgetStored, openSite, type Site } from './site';
import type { Get, Page } from './visit';

/** An open site, of which nothing is stored yet. */
export interface Reached {
  site: Site;
  /** Where its pages are visited. */
  to: string | Get;
  /** Resolves when no visit is answered any more with a copy from before, without the site. */
  copiesAreOld(): Promise<unknown>;
  /** Ends the site, and what was opened with it. */
  close(): Promise<void>;
}

/** How visitors reach the site. */
export type Way = () => Promise<Reached>;

export interface Visitors {
  way: Way;
  /** What they visit: all known pages, unless it is given. */
  pages?: readonly Page[];
}

/** One process at this port, without anything before it. */
export const directly =
  (port: number): Way =>
  async () => {
    forgetStored(port);
    const site = await openSite({ port });
    return {
      site,
      to: site.origin,
      copiesAreOld: async () => undefined,
      close: () => site.end('SIGTERM'),
    };
  };

interface Parts {
  redis: OwnRedis;
  /** Ports of the site, and of the gateway for https and for http. */
  ports: { site: number; https: number; http: number };
}

/** Two processes under their supervisor, and in front of them nginx with the configuration that is shipped. */
export const twoBehindGateway =
  ({ redis, ports }: Parts): Way =>
  async () => {
    forgetStored(ports.site);
    await redis.open();
    const env = {
      REDIS_URL: redis.url,
      SITE_URL: `https://${HOST}:${ports.https}`,
      TRUSTED_PROXIES: '1',
    };
    const [site, gateway] = await Promise.all([
      openSite({ port: ports.site, processes: 2, env }),
      openGateway(ports.https, ports.http, `127.0.0.1:${ports.site}`),
    ]);
    return {
      site,
      to: throughGateway(gateway),
      copiesAreOld,
      async close() {
        await closeGateway();
        await site.end('SIGTERM');
        await redis.close();
      },
    };
  };

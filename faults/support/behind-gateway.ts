import { rmSync } from 'node:fs';
import { weightless } from '@/testing/weightless';
import { closeGateway, type Gateway, gatewayIsThere, HOST, openGateway } from './gateway';
import { type Answer, askGateway, type Question } from './gateway-visit';
import { closeOffice, openOffice } from './office';
import { until } from './processes';
import { ownPort } from './settings';
import { openSite, type Site } from './site';
import { AGENTS } from './visit';

export const PORTS = { site: ownPort(3411), https: ownPort(3412), http: ownPort(3413) };
const isThere = gatewayIsThere();
/** `describe`, left out where nginx is missing. */
export const withGateway = isThere ? describe : describe.skip;

interface Opened {
  site: Site;
  gateway: Gateway;
}
let opened: Opened | undefined;

/** The site and nginx in front of it, with the configuration that is shipped. */
export function behindGateway(): Opened {
  if (!opened) throw new Error('nothing has been opened');
  return opened;
}

beforeAll(async () => {
  if (!isThere) return;
  rmSync(`.data/faults-pages/${PORTS.site}`, { recursive: true, force: true });
  await openOffice();
  const env = {
    SITE_URL: `https://${HOST}:${PORTS.https}`,
    TRUSTED_PROXIES: '1',
    RATE_SEARCH_PER_MINUTE: '2',
    PREVIEW_SECRET: 'faults-only-preview-secret',
    LOG_ACCESS: '1',
  };
  const [site, gateway] = await Promise.all([
    openSite({ port: PORTS.site, env }),
    openGateway(PORTS.https, PORTS.http, `127.0.0.1:${PORTS.site}`),
  ]);
  opened = { site, gateway };
}, 180_000);
afterAll(async () => {
  await closeGateway();
  await opened?.site.end('SIGTERM');
  await closeOffice();
});

export const ask = (question: Question | string): Promise<Answer> =>
  askGateway(behindGateway().gateway, typeof question === 'string' ? { path: question } : question);

/** Waits for lines of the gateway's log: one is written when its answer is over, which can be after the visitor has it. */
export const logHolds = (all: () => boolean): Promise<number> => until('the log', 20_000, async () => all());

/** The text of a page as the site itself answers, without its stated weight. */
export async function direct({ path, headers = {} }: Question): Promise<string> {
  const own = { 'user-agent': AGENTS.desktop, ...headers, 'accept-encoding': 'identity' };
  const answer = await fetch(behindGateway().site.origin + path, { headers: own, redirect: 'manual' });
  return weightless(await answer.text());
}

/** The same through the gateway. */
export const text = async (question: Question): Promise<string> => weightless((await ask(question)).text);

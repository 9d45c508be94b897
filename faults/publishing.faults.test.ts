import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { openOffice } from './support/office';
import { until } from './support/processes';
import { ownPort, SECRETS } from './support/settings';
import { openSite, type Site } from './support/site';

const SITE_PORT = ownPort(3407);
const ENGINE_PORT = ownPort(3408);
const KEY = 'faults-only-key';
const TOKEN = 'faultsOnlyToken';
const COPIES_DIR = `.data/faults-copies/${SITE_PORT}`;
const ARTICLE = 1006;

interface Told {
  path: string;
  addresses: string[];
}

/** A stand-in for both engines; `status` is what it answers next, 0 for nothing at all. */
const engine = { status: 200, told: [] as Told[] };
let server: Server;

function read(path: string, body: string): Told {
  const addresses = path.startsWith('/indexnow') ? JSON.parse(body).urlList : body.split('\n');
  return { path, addresses };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    engine.told.push(read(request.url ?? '', body));
    if (engine.status > 0) response.writeHead(engine.status, { 'retry-after': '1' }).end('{}');
  }).listen(ENGINE_PORT, '127.0.0.1');
  await once(server, 'listening');
  rmSync(COPIES_DIR, { recursive: true, force: true });
  await openOffice();
}, 150_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (env: Record<string, string> = {}): Promise<Site> =>
  openSite({
    port: SITE_PORT,
    env: {
      INDEXNOW_KEY: KEY,
      INDEXNOW_URL: `http://127.0.0.1:${ENGINE_PORT}/indexnow`,
      BAIDU_PUSH_TOKEN: TOKEN,
      BAIDU_PUSH_URL: `http://127.0.0.1:${ENGINE_PORT}/urls`,
      ...env,
    },
  });

async function publish(site: Site, articleId: number): Promise<void> {
  const headers = { authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
  const body = JSON.stringify({ articleId });
  const answer = await fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

const toldBy = (path: string) => engine.told.filter((one) => one.path.startsWith(path));
const heard = (path: string, times = 1) => until(path, 60_000, async () => toldBy(path).length >= times);

test('a publication is told to both engines, through a restart too, and nobody waits for a hanging engine', async () => {
  const site = await open();
  expect(await (await fetch(`${site.origin}/indexnow.txt`)).text()).toBe(KEY);

  await publish(site, ARTICLE);
  await publish(site, ARTICLE);
  await heard('/indexnow');
  await heard('/urls');
  const own = `${site.origin}/detail?type=news&id=${ARTICLE}`;
  for (const { addresses } of engine.told) {
    expect(addresses).toContain(own);
    expect(addresses).toContain(own.replace('/detail', '/en/detail'));
    expect(new Set(addresses).size).toBe(addresses.length);
  }
  expect(engine.told).toHaveLength(2);
  for (const address of engine.told[0]?.addresses ?? []) {
    const page = await fetch(address);
    const html = await page.text();
    expect([page.status, /<meta name="robots" content="[^"]*noindex/.test(html)]).toEqual([200, false]);
    expect(html).toContain(`rel="canonical" href="${address.replaceAll('&', '&amp;')}"`);
  }

  engine.status = 0;
  engine.told.length = 0;
  await publish(site, ARTICLE);
  await heard('/indexnow');
  await site.end('SIGKILL');

  engine.status = 429;
  const second = await open();
  await heard('/indexnow', 2);
  engine.status = 200;
  await heard('/indexnow', 3);
  await until('the queue is empty', 60_000, async () => (await second.metric('site_pushes_waiting')) === 0);
  expect(
    await second.metric('site_pushes_total', (labels) => labels.includes('outcome="again"')),
  ).toBeGreaterThan(0);
  expect(site.output() + second.output()).not.toMatch(new RegExp(`${KEY}|${TOKEN}`));
  await second.end('SIGTERM');
}, 240_000);

test('outside production addresses are logged and not sent; without settings there is no key', async () => {
  engine.told.length = 0;
  const test = await open({ APP_ENV: 'staging' });
  await publish(test, ARTICLE);
  await until('the dry run', 60_000, async () => /dry run/.test(test.output()));
  expect(engine.told).toEqual([]);
  await test.end('SIGTERM');
  const plain = await openSite({ port: SITE_PORT });
  expect((await fetch(`${plain.origin}/indexnow.txt`)).status).toBe(404);
  await plain.end('SIGTERM');
}, 180_000);

import { rmSync } from 'node:fs';
import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { closeOffice, edit, openOffice, withdraw } from './support/office';
import { until } from './support/processes';
import { ownPort, SECRETS } from './support/settings';
import { openSite, type Site } from './support/site';

const SITE_PORT = ownPort(3407);
const ENGINE_PORT = ownPort(3408);
const KEY = 'faults-only-key';
const TOKEN = 'faultsOnlyToken';
const COPIES_DIR = `.data/faults-copies/${SITE_PORT}`;
const ARTICLE = 1049;

interface Push {
  path: string;
  addresses: string[];
}

/** A stand-in for both search engines; `status` is their next answer, 0 for none at all. */
let engine: ServerStub;
let status = 200;

/** The pushes that arrived, in order. */
const pushes = (): Push[] =>
  engine.received.map(({ url, body }) => ({
    path: url,
    addresses: url.startsWith('/indexnow') ? JSON.parse(String(body)).urlList : String(body).split('\n'),
  }));

beforeAll(async () => {
  engine = await startServerStub((response) => {
    if (status > 0) response.writeHead(status, { 'retry-after': '1' }).end('{}');
  }, ENGINE_PORT);
  rmSync(COPIES_DIR, { recursive: true, force: true });
  await openOffice();
}, 150_000);
afterAll(() => engine.close());

const ENGINES = {
  INDEXNOW_KEY: KEY,
  INDEXNOW_URL: `http://127.0.0.1:${ENGINE_PORT}/indexnow`,
  BAIDU_PUSH_TOKEN: TOKEN,
  BAIDU_PUSH_URL: `http://127.0.0.1:${ENGINE_PORT}/urls`,
};

let opened: Site | null = null;

/** The site of a test, which ends with it, passed or failed: all have the same port. */
async function open(env: Record<string, string> = {}): Promise<Site> {
  opened = await openSite({ port: SITE_PORT, env });
  return opened;
}

async function end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  await opened?.end(signal);
  opened = null;
}
afterEach(() => end(), 30_000);

interface Place {
  kind: string;
  locale: string;
  address: string;
  asExpected: boolean;
  status: number;
  ms: number | null;
}

interface Checked {
  check?: Place[];
}

async function report(site: Site, said: object): Promise<Checked> {
  const headers = { authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
  const body = JSON.stringify(said);
  const answer = await fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return answer.json();
}

const publish = (site: Site, articleId: number) => report(site, { articleId });

const pushesTo = (path: string) => pushes().filter((push) => push.path.startsWith(path));
const pushed = (path: string, times = 1) => until(path, 60_000, async () => pushesTo(path).length >= times);

test('both engines are notified of a publication, also across a restart and while one of them hangs', async () => {
  const site = await open(ENGINES);
  expect(await (await fetch(`${site.origin}/indexnow.txt`)).text()).toBe(KEY);

  // Both of one editor, within the moment for which pushes are collected.
  await Promise.all([1, 2].map(() => report(site, { articleId: ARTICLE, check: false })));
  await pushed('/indexnow');
  await pushed('/urls');
  const own = `${site.origin}/detail?type=news&id=${ARTICLE}`;
  for (const { addresses } of pushes()) {
    expect(addresses).toContain(own);
    expect(addresses).toContain(own.replace('/detail', '/en/detail'));
    expect(new Set(addresses).size).toBe(addresses.length);
  }
  expect(pushes()).toHaveLength(2);
  for (const address of pushes()[0]?.addresses ?? []) {
    const page = await fetch(address);
    const html = await page.text();
    expect([page.status, /<meta name="robots" content="[^"]*noindex/.test(html)]).toEqual([200, false]);
    expect(html).toContain(`rel="canonical" href="${address.replaceAll('&', '&amp;')}"`);
  }

  status = 0;
  engine.received = [];
  await publish(site, ARTICLE);
  await pushed('/indexnow');
  await end('SIGKILL');

  status = 429;
  const second = await open(ENGINES);
  await pushed('/indexnow', 2);
  status = 200;
  await pushed('/indexnow', 3);
  await until('the queue is empty', 60_000, async () => (await second.metric('site_pushes_waiting')) === 0);
  expect(
    await second.metric('site_pushes_total', (labels) => labels.includes('outcome="again"')),
  ).toBeGreaterThan(0);
  expect(site.output() + second.output()).not.toMatch(new RegExp(`${KEY}|${TOKEN}`));
}, 240_000);

test('outside production addresses are logged and not sent; without settings there is no key', async () => {
  engine.received = [];
  const staging = await open({ ...ENGINES, APP_ENV: 'staging' });
  await publish(staging, ARTICLE);
  await until('the dry run', 60_000, async () => /dry run/.test(staging.output()));
  expect(pushes()).toEqual([]);
  await end();
  const plain = await open();
  expect((await fetch(`${plain.origin}/indexnow.txt`)).status).toBe(404);
}, 180_000);

const placesOf = ({ check = [] }: Checked) => check.map(({ kind, locale }) => `${locale} ${kind}`).toSorted();
const notAsExpected = ({ check = [] }: Checked) => check.filter(({ asExpected }) => !asExpected);

const EVERYWHERE = ['en', 'zh'].flatMap((locale) =>
  ['feed', 'list', 'page', 'sitemap'].map((kind) => `${locale} ${kind}`),
);
const NEW = 990_201;
const yesterday = () => new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

test('DT-01 the answer to a publication says which pages, lists, feeds and sitemaps show it by then', async () => {
  const site = await open({
    RATE_DRAWS_PER_MINUTE: '1',
    OWS_TIMEOUT_MS: '5000',
    PUBLISH_CHECK_MS: '60000',
  });
  await edit(NEW, { copyOf: ARTICLE, title: 'A <b>& B</b> “甲” 5% < 6%', displayTime: yesterday() });
  const added = await publish(site, NEW);
  expect([placesOf(added), notAsExpected(added)]).toEqual([EVERYWHERE, []]);
  for (const { address, ms } of added.check ?? []) {
    expect(ms).toBeGreaterThan(0);
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  }

  await edit(NEW, { title: 'A & C' });
  const changed = await publish(site, NEW);
  expect([placesOf(changed), notAsExpected(changed)]).toEqual([EVERYWHERE, []]);
  for (const address of [`${site.origin}/pressroom`, `${site.origin}/detail?type=news&id=${NEW}`])
    expect(await (await fetch(address)).text()).toContain('A &amp; C');

  await edit(NEW, { status: 1 });
  const hidden = await publish(site, NEW);
  expect([placesOf(hidden), notAsExpected(hidden)]).toEqual([EVERYWHERE, []]);
  await withdraw(NEW);
  const gone = await publish(site, NEW);
  expect([new Set(placesOf(gone)), notAsExpected(gone)]).toEqual([new Set(EVERYWHERE), []]);
  const pages = (gone.check ?? []).filter(({ kind }) => kind === 'page');
  expect(pages.map(({ status }) => status)).toEqual([404, 404]);

  expect(await report(site, { articleId: ARTICLE, check: false })).not.toHaveProperty('check');
  const places = [added, changed, hidden, gone].flatMap(({ check = [] }) => check);
  expect(await site.metric('site_publication_shown_seconds_count')).toBe(places.length);
  expect(await site.metric('site_publication_not_shown_total')).toBe(0);

  await closeOffice();
  expect(await publish(site, ARTICLE)).not.toHaveProperty('check');
  await openOffice();
}, 240_000);

test('DT-01 with another address it is read from there, and what that does not show is said and counted', async () => {
  const gateway = await startServerStub((response) => void response.writeHead(200).end('an old copy'));
  const site = await open({ PUBLISH_CHECK_URL: `${gateway.origin}/ignored` });
  const answer = await publish(site, ARTICLE);
  expect(placesOf(answer)).toEqual(expect.arrayContaining(['zh list', 'zh page', 'zh sitemap']));
  expect(notAsExpected(answer)).toEqual(answer.check);
  expect(
    answer.check?.every(
      ({ address, status, ms }) => address.startsWith(site.origin) && status === 200 && ms === null,
    ),
  ).toBe(true);
  expect(gateway.received.map(({ url }) => url)).toContain('/pressroom');
  expect(gateway.received.some(({ headers }) => 'cookie' in headers || 'x-own-request' in headers)).toBe(
    false,
  );
  expect(await site.metric('site_publication_not_shown_total')).toBe(answer.check?.length);
  gateway.close();
}, 120_000);

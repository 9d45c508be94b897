import { randomUUID } from 'node:crypto';
import { testIf } from '@/testing/reachable';
import { REDIS_URL, redisIsThere } from '@/testing/redis';
import { breakOffice, callsReceived, closeOffice, mendOffice, OWS_URL, openOffice } from './support/office';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { forgetStored, openSite, type Site } from './support/site';

const SITE_URL = `http://${randomUUID()}.example`;
const PORTS = [ownPort(4406), ownPort(4407)];
const REPORT = '/request/illegalSecurities';

const isThere = redisIsThere('forms at two processes are not tried');
const withRedis = testIf(isThere);
let sites: Site[] = [];

beforeAll(async () => {
  if (!isThere) return;
  for (const port of PORTS) forgetStored(port);
  await openOffice();
  const env = { SITE_URL, REDIS_URL, FORM_LEAST_SECONDS: '0', RATE_FORMS_PER_MINUTE: '100' };
  for (const port of PORTS) sites.push(await openSite({ port, env }));
}, 180_000);
afterEach(async () => {
  if (isThere) await mendOffice();
});
afterAll(async () => {
  for (const site of sites) await site.end('SIGTERM');
  sites = [];
  await closeOffice();
});

const office = async (path: string) => (await fetch(new URL(path, OWS_URL))).json();

/** A report as a page of the site would send it, with the solution of its captcha. */
async function fillIn(marker: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${sites[0]?.origin}/report-fraud`)).text();
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => input);
  const inputOf = (name: string): string =>
    /value="([^"]*)"/.exec(inputs.find((input) => input.includes(`name="${name}"`)) ?? '')?.[1] ?? '';
  const hidden = ['once', 'uuid', 'seal', 'kind', 'privacyVersion'].map((name) => [name, inputOf(name)]);
  const { uuid, ...others } = Object.fromEntries(hidden) as Record<string, string>;
  const { code } = (await office(`/__captcha/${uuid}`)) as { code: string };
  const typed = { carrier: 'QQ', accountName: marker, link: 'https://a.example', description: marker };
  return { ...others, ...typed, uuid: uuid ?? '', code, privacy: 'yes' };
}

async function send(site: Site | undefined, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { origin: SITE_URL, accept: 'application/json' };
  const answer = await fetch(`${site?.origin}/api/forms/zh/report`, { method: 'POST', headers, body });
  return { status: answer.status, receipt: answer.headers.get('set-cookie') !== null };
}

async function storedWith(marker: string): Promise<number> {
  const all = (await office('/__submissions')) as { fields: object }[];
  return all.filter(({ fields }) => JSON.stringify(fields).includes(marker)).length;
}

const reportCalls = async (): Promise<number> =>
  Object.entries(await callsReceived()).reduce(
    (sum, [path, n]) => (path.endsWith(REPORT) ? sum + n : sum),
    0,
  );

const SENT = { status: 200, receipt: true };

withRedis(
  'OP-02 CU-10 a report that is sent again to another process is stored once, and has its receipt twice',
  async () => {
    const marker = randomUUID();
    const fields = await fillIn(marker);
    const before = await reportCalls();
    expect(await send(sites[0], fields)).toEqual(SENT);
    expect(await send(sites[1], fields)).toEqual(SENT);
    expect([await storedWith(marker), (await reportCalls()) - before]).toEqual([1, 1]);
    // The same captcha on another page.
    const other = await send(sites[1], { ...fields, once: randomUUID() });
    expect([other.status, (await reportCalls()) - before]).toEqual([422, 1]);
  },
);

withRedis(
  'OP-02 CU-10 a report that arrives at another process while it is being sent waits for the receipt',
  async () => {
    const marker = randomUUID();
    const fields = await fillIn(marker);
    const before = await reportCalls();
    await breakOffice({ path: REPORT, mode: 'slow', delayMs: 2000 });
    const first = send(sites[0], fields);
    await until('the report is under way', 20_000, async () => (await reportCalls()) > before);
    const second = send(sites[1], fields);
    expect(await Promise.all([first, second])).toEqual([SENT, SENT]);
    expect([await storedWith(marker), (await reportCalls()) - before]).toEqual([1, 1]);
  },
);

withRedis(
  'OP-02 CU-10 a process that is killed while it sends keeps nobody from sending',
  async () => {
    const fields = await fillIn(randomUUID());
    const before = await reportCalls();
    await breakOffice({ path: REPORT, mode: 'slow', delayMs: 60_000 });
    const lost = send(sites[0], fields).catch(() => 'lost');
    await until('the report is under way', 20_000, async () => (await reportCalls()) > before);
    await sites[0]?.end('SIGKILL');
    expect(await lost).toBe('lost');
    await mendOffice();
    expect(await send(sites[1], fields)).toEqual(SENT);
  },
  60_000,
);

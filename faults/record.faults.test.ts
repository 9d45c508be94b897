import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { closeOffice, edit, openOffice, withdraw } from './support/office';
import { until } from './support/processes';
import { ownPort, SECRETS } from './support/settings';
import { openSite, type Site } from './support/site';

const PORT = ownPort(3401);
const RECORD_DIR = `.data/faults-record/${PORT}`;
const LOST = 'site_record_lost_filings';

interface Filing {
  id: string;
  locale: string;
  files: { sha256: string; bytes: number }[];
}

const open = () =>
  openSite({ port: PORT, env: { RECORD: 'on', RECORD_DIR, RECORD_CALLS_PER_MINUTE: '6000' } });

const text = async (site: Site, path: string) => (await fetch(site.origin + path)).text();
const filingPage = (site: Site, id: string) => text(site, `/investor-relations/archive/filing?id=${id}`);
const sizeOf = async (site: Site) => Number((await text(site, '/record/head')).split('\n')[1]);
const walked = (site: Site) =>
  until(
    'a walk over all filings',
    120_000,
    async () => (await site.metric('site_record_walked_timestamp_seconds')) > 0,
  );

async function filings(site: Site): Promise<Filing[]> {
  const answer = await fetch(`${site.origin}/record/archive/zh.json`);
  return ((await answer.json()) as { filings: Filing[] }).filings;
}

/** Publishes an article as an editor's system does; resolves to what the site says of the record. */
async function publish(site: Site, id: string) {
  const headers = { authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
  const body = JSON.stringify({ articleId: id });
  const answer = await fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
  return ((await answer.json()) as { record: { recorded: { version: number }[]; pending: boolean } }).record;
}

/** A filing in Chinese with a document. */
async function withFile(site: Site): Promise<Filing> {
  const found = (await filings(site)).find(({ locale, files }) => locale === 'zh' && files[0]?.sha256);
  if (!found) throw new Error('no filing with a document was recorded');
  return found;
}

let site: Site;
beforeAll(async () => {
  rmSync(RECORD_DIR, { recursive: true, force: true });
  await openOffice();
  site = await open();
  await walked(site);
}, 300_000);
afterAll(async () => {
  await site.end('SIGTERM');
  await closeOffice();
}, 30_000);

test('AR-01 a changed title is a new version in the answer to its publication', async () => {
  const { id } = await withFile(site);
  const before = await sizeOf(site);
  await edit(Number(id), { title: '更正后的标题' });
  expect(await publish(site, id)).toMatchObject({
    recorded: expect.arrayContaining([expect.objectContaining({ id, version: 2 })]),
    pending: false,
  });
  expect(await sizeOf(site)).toBeGreaterThan(before);
  await until('the page of the filing', 20_000, async () =>
    (await filingPage(site, id)).includes('更正后的标题'),
  );
}, 60_000);

test('AR-05 a filing that the back office loses keeps its page and its file, and is told', async () => {
  const { id, files } = await withFile(site);
  await withdraw(Number(id));
  await publish(site, id);
  await until(
    'the metric',
    20_000,
    async () => (await site.metric(LOST, (labels) => labels.includes('withdrawn'))) > 0,
  );
  expect(site.output()).toMatch(new RegExp(`"filing":"${id}".*"state":"withdrawn"`));
  const [file] = files;
  await until('the kept copy on the page', 20_000, async () =>
    (await filingPage(site, id)).includes(`/record/files/${file?.sha256}`),
  );
  const copy = await fetch(`${site.origin}/record/files/${file?.sha256}`);
  const bytes = Buffer.from(await copy.arrayBuffer());
  expect(copy.headers.get('content-type')).toBe('application/pdf');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
}, 60_000);

test('AR-06 after kill -9, and while the back office is down, every entry is there and a new head fits', async () => {
  const before = await text(site, '/record/head');
  const list = await filings(site);
  await site.end('SIGKILL');
  await closeOffice();
  site = await open();
  await until('the record', 60_000, async () => (await fetch(`${site.origin}/record/head`)).ok);
  expect(await text(site, '/record/head')).toBe(before);
  expect(await filings(site)).toEqual(list);
  expect((await fetch(`${site.origin}/investor-relations/archive`)).status).toBe(200);
}, 120_000);

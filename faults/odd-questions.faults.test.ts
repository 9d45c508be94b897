import { rmSync } from 'node:fs';
import { startProxy } from '@/testing/proxy';
import type { ReceivedRequest, ServerStub } from '@/testing/server-stub';
import { unknownPages } from './support/known';
import { closeOffice, OWS_URL, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite, quiet, type Site } from './support/site';
import { type Page, visit, visitAll } from './support/visit';

const PORT = ownPort(3403);
const PROBE = 'faults-probe';

let site: Site;
/** The reference back office behind a proxy that refuses ids beginning with 99. */
let proxy: ServerStub;

const article = (id: string): Page => ({ path: `/detail?type=news&id=${id}`, device: 'desktop' });

async function ask(id: string): Promise<number> {
  const answer = await fetch(`${site.origin}/ows/content/queryContentPage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ id, terType: '1', title: PROBE }),
  });
  return answer.status;
}

beforeAll(openOffice, 180_000);
afterAll(closeOffice);

describe.each([
  ['body code 500', { status: 200, body: '{"code":500,"msg":"参数错误"}' }],
  ['HTTP 500', { status: 500, body: '{"code":500,"msg":"参数错误"}' }],
])('a back office that answers %s to an odd id', (_what, refusal) => {
  beforeAll(async () => {
    rmSync(`.data/faults-pages/${PORT}`, { recursive: true, force: true });
    const intercept = ({ body }: ReceivedRequest) => (body.includes('"99') ? refusal : null);
    proxy = await startProxy({ target: OWS_URL, port: ownPort(4401), intercept });
    site = await openSite({ port: PORT, env: { OWS_URL: `${proxy.origin}/ows` } });
    await visit(site.origin, article('1006'));
    await quiet(site);
  }, 90_000);
  afterAll(async () => {
    await site.end('SIGTERM');
    proxy.close();
  });

  test('H1 visits and relayed calls with odd ids keep no other article from anybody', async () => {
    for (let round = 0; round < 4; round += 1) {
      const odd = Array.from({ length: 6 }, (_, at) => `99${round}${at}000000`);
      await visitAll(site.origin, odd.map(article));
      await Promise.all(odd.map((id) => ask(`${id}1`)));
      const [unknown] = unknownPages(1);
      expect((await visit(site.origin, unknown as Page)).status).toBe(200);
    }
    expect(await site.metric('site_ows_breaker_state')).toBe(0);
  }, 60_000);

  test('H1 an id that no article can have is missing without a call', async () => {
    await quiet(site);
    const before = await site.metric('site_ows_calls_total');
    const seen = await visit(site.origin, article('9223372036854775808'));
    expect(seen.status).toBe(404);
    expect(await ask('9223372036854775808')).toBe(400);
    for (const path of ['/md/zh/article/9999999999999999999.md', '/og/zh/article/9999999999999999999.png'])
      expect((await fetch(site.origin + path)).status).toBe(404);
    expect(await site.metric('site_ows_calls_total')).toBe(before);
  });
});

test('H1 three visits to a missing article are answered with 404, and others are rendered', async () => {
  rmSync(`.data/faults-pages/${PORT}`, { recursive: true, force: true });
  site = await openSite({ port: PORT });
  for (let visits = 0; visits < 3; visits += 1)
    expect((await visit(site.origin, article('9999999999'))).status).toBe(404);
  const english: Page = { path: '/en/detail?type=news&id=1011', device: 'desktop' };
  expect((await visit(site.origin, english)).status).toBe(200);
  await site.end('SIGTERM');
}, 90_000);

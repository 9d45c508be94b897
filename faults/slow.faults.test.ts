import { KNOWN } from './support/known';
import { breakOffice, closeOffice, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { forgetStored, openSite, type Site } from './support/site';
import { visitAll } from './support/visit';

const PORT = ownPort(3403);
const DELAY_MS = 3000;
/** Time budget of all calls of a page, and time to render it on a busy machine. */
const LIMIT_MS = 13_000;
const DESKTOP = KNOWN.filter(({ device }) => device === 'desktop');

let site: Site;

beforeAll(async () => {
  forgetStored(PORT);
  await openOffice();
  await breakOffice({ mode: 'slow', delayMs: DELAY_MS });
  site = await openSite({ port: PORT });
}, 180_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await closeOffice();
});

test('CL-01 with 3 s a call every page is rendered that was never rendered before, from the first visit of a new site on', async () => {
  const visits = await visitAll(site.origin, DESKTOP, 4);
  const failed = visits.flatMap(({ status, h1, ms }, at) =>
    status === 200 && h1 && ms < LIMIT_MS ? [] : [[DESKTOP[at]?.path, status, h1, Math.round(ms)]],
  );
  expect(failed).toEqual([]);
}, 240_000);

test('CL-01 blocks that are left out after 2 s hold no call back', async () => {
  expect(await site.metric('site_secondary_left_out_total')).toBeGreaterThan(0);
  expect(await site.metric('site_ows_breaker_state')).toBe(0);
  expect(await site.metric('site_ows_calls_total', (labels) => labels.includes('outcome="unsent"'))).toBe(0);
});

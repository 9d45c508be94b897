import { KNOWN_FEW } from './support/known';
import { breakOffice, closeOffice, mendOffice, openOffice } from './support/office';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { forgetStored, openSite, type Site } from './support/site';
import { visitAll } from './support/visit';

const PORT = ownPort(3410);
/** Longer than all calls of a page may take together. */
const STANDSTILL_MS = 11_000;
const DESKTOP = KNOWN_FEW.filter(({ device }) => device === 'desktop');

let site: Site;

beforeAll(async () => {
  forgetStored(PORT);
  await openOffice();
  site = await openSite({ port: PORT });
}, 180_000);
afterAll(async () => {
  site?.child.kill('SIGCONT');
  await site?.end('SIGTERM');
  await closeOffice();
});

test('CL-01 a process that stood still in the midst of its calls renders every page, and holds no call back', async () => {
  await breakOffice({ mode: 'slow', delayMs: 1500 });
  const visits = visitAll(site.origin, DESKTOP, DESKTOP.length);
  await until('calls under way', 30_000, async () => (await site.metric('site_ows_calls_in_flight')) > 0);
  site.child.kill('SIGSTOP');
  await new Promise((over) => setTimeout(over, STANDSTILL_MS));
  site.child.kill('SIGCONT');
  const failed = (await visits).flatMap(({ status, h1 }, at) =>
    status === 200 && h1 ? [] : [[DESKTOP[at]?.path, status]],
  );
  await mendOffice();
  expect(failed).toEqual([]);
  expect(await site.metric('site_ows_calls_total', (labels) => !labels.includes('outcome="ok"'))).toBe(0);
  expect(await site.metric('site_ows_breaker_state')).toBe(0);
  expect(site.output()).toContain('"msg":"the process stood still"');
}, 60_000);

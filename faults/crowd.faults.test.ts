import { rmSync } from 'node:fs';
import { callsReceived, closeOffice, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite, quiet, type Site } from './support/site';
import { type Visit, visitAll } from './support/visit';

let site: Site;

beforeAll(async () => {
  rmSync(`.data/faults-pages/${ownPort(3402)}`, { recursive: true, force: true });
  await openOffice();
  site = await openSite({ port: ownPort(3402) });
  await visitAll(site.origin, [{ path: '/detail?id=1009', device: 'desktop' }]);
  await quiet(site);
}, 180_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await closeOffice();
});

/**
 * This many clients at once on a page that was not requested before; returns the calls that the back office got for
 * it.
 */
async function crowd(path: string, clients: number): Promise<{ visits: Visit[]; calls: object }> {
  const before = await callsReceived();
  const pages = Array.from({ length: clients }, () => ({ path, device: 'desktop' }) as const);
  const visits = await visitAll(site.origin, pages, clients);
  await quiet(site);
  const after = Object.entries(await callsReceived());
  const made = after.map(([call, count]) => [call, count - (before[call] ?? 0)] as const);
  return { visits, calls: Object.fromEntries(made.filter(([, count]) => count > 0)) };
}

test('CL-01 500 clients on one cold page cause the calls of one', async () => {
  const one = await crowd('/detail?id=1007', 1);
  const many = await crowd('/detail?id=1008', 500);
  expect(one.calls).toHaveProperty(['/content/queryContentPage']);
  expect(many.calls).toEqual(one.calls);
  expect(many.visits.filter(({ status, h1 }) => status !== 200 || h1 === '')).toEqual([]);
}, 60_000);

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { REDIS_URL, redisIsThere } from '../server/test-redis';
import { RENAMED } from './support/known';
import { closeOffice, openOffice, rename } from './support/office';
import { until } from './support/processes';
import { openSite, quiet } from './support/site';
import { visit } from './support/visit';

const PAGE = { path: `/detail?id=${RENAMED}`, device: 'desktop' } as const;

afterAll(closeOffice);

test('DT-02 two processes over one Redis share pages and publications, also while the back office is gone', async () => {
  if (!(await redisIsThere('two processes are not tried'))) return;
  const place = '.data/faults-several';
  rmSync(place, { recursive: true, force: true });
  await openOffice();
  await rename(RENAMED, '第一版');
  // One address for both, as behind a balancer: pages are shared by sites that draw the same ones.
  const shared = { REDIS_URL, SITE_URL: `http://${randomUUID()}.example` };
  const a = await openSite({ port: 3405, env: { ...shared, PAGES_DIR: `${place}/a` } });
  const b = await openSite({ port: 3406, env: { ...shared, PAGES_DIR: `${place}/b` } });
  expect((await visit(a.origin, PAGE)).h1).toBe('第一版');
  await quiet(a);

  expect((await visit(b.origin, PAGE)).h1).toBe('第一版');
  const drawnByB = await b.metric('site_page_render_seconds_count');
  expect(drawnByB).toBe(0);

  await rename(RENAMED, '第二版');
  await a.publish([`article:${RENAMED}`]);
  await until('the second version at the other process', 10_000, async () => {
    return (await visit(b.origin, PAGE)).h1 === '第二版';
  });

  await closeOffice();
  await a.publish(['pages']);
  expect((await visit(a.origin, PAGE)).h1).toBe('第二版');
  expect((await visit(b.origin, PAGE)).h1).toBe('第二版');
  await a.end('SIGTERM');
  await b.end('SIGTERM');
}, 120_000);

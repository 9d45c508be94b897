import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { openSite } from './support/site';

const FILE = join(mkdtempSync(join(tmpdir(), 'redirects-')), 'redirects.json');
const write = (to: string) => writeFileSync(FILE, JSON.stringify([{ from: '/old.jsp', to }]));

test('RT-07 the operators’ redirects count at once when the file changes, and outlive a mistake', async () => {
  write('/terms');
  // No back office is needed: redirects are answered before pages are looked up.
  const site = await openSite({ port: ownPort(3409), env: { SITE_REDIRECTS: FILE } });
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(site.origin + path, { method, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await ask('/old.jsp')).toEqual([308, '/terms']);
  expect(await ask('/en/Old.jsp?a=1', 'HEAD')).toEqual([308, '/en/terms?a=1']);
  expect((await ask('/old.jsp', 'POST'))[0]).not.toBe(308);

  write('/about-us');
  await until('the new target', 30_000, async () => (await ask('/old.jsp'))[1] === '/about-us');
  write('//elsewhere.example');
  await until('the mistake in the log', 30_000, async () => /last good table stays/.test(site.output()));
  expect(await ask('/old.jsp')).toEqual([308, '/about-us']);
  await site.end('SIGTERM');
}, 150_000);

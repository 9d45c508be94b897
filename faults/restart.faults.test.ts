import { KNOWN } from './support/known';
import { closeOffice, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite } from './support/site';
import { visitAll } from './support/visit';

const FILES = ['/feeds/zh/news.rss', '/sitemap.xml', '/sitemaps/pages.xml', '/og/zh/page/pressroom.png'];

async function fileAt(address: string) {
  const answer = await fetch(address);
  return [answer.status, answer.headers.get('etag'), (await answer.arrayBuffer()).byteLength];
}

const filesAt = (origin: string) => Promise.all(FILES.map((path) => fileAt(origin + path)));

test('DT-02 after kill -9 and a start without the back office, known pages and files still answer', async () => {
  await openOffice();
  const first = await openSite({ port: ownPort(3401) });
  const before = await visitAll(first.origin, KNOWN);
  expect(before.every(({ status }) => status === 200)).toBe(true);
  const files = await filesAt(first.origin);
  expect(files.map(([status]) => status)).toEqual(FILES.map(() => 200));
  await first.end('SIGKILL');
  await closeOffice();

  const second = await openSite({ port: ownPort(3401) });
  const after = await visitAll(second.origin, KNOWN);
  expect(after.map(({ status, h1 }) => [status, h1])).toEqual(before.map(({ h1 }) => [200, h1]));
  expect(await filesAt(second.origin)).toEqual(files);
  expect(second.output()).not.toMatch(/uncaught exception|unhandled rejection/);
  await second.end('SIGTERM');
}, 180_000);

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { testIf } from '@/testing/reachable';
import { REDIS_URL, redisIsThere } from '@/testing/redis';
import { EVERYWHERE_MS } from './support/everywhere';
import { RENAMED } from './support/known';
import { callsReceived, closeOffice, edit, openOffice, rename, renameMenu, withdraw } from './support/office';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { openSite, quiet, type Site } from './support/site';
import { visit } from './support/visit';

const PAGE = { path: `/detail?id=${RENAMED}`, device: 'desktop' } as const;
const TERMS = { path: '/terms', device: 'desktop' } as const;
const TERMS_MENU = 2710;
/** An announcement of 2015, and what appears beside it and beside the renamed article. */
const ANNOUNCEMENT = 2001;
const NEW = { news: 990_101, announcement: 990_102 };
/** All generated files, and the part of them that the publication changes. */
const FILES = [
  '/feeds/zh/news.json',
  '/feeds/zh/news.rss',
  '/sitemaps/articles-zh-2025.xml',
  '/feeds/zh/announcements-2015.json',
  `/md/zh/article/${RENAMED}.md`,
  `/og/zh/article/${RENAMED}.png`,
  '/llms.txt',
];
const PLACE = '.data/faults-several';

const foldersOf = (name: string) => ({
  PAGES_DIR: `${PLACE}/${name}`,
  COPIES_DIR: `${PLACE}/${name}-copies`,
});

beforeAll(() => rmSync(PLACE, { recursive: true, force: true }));
afterAll(closeOffice);

interface Stored {
  text: string;
  etag: string | null;
}

async function storedAt(origin: string, path: string): Promise<Stored> {
  const answer = await fetch(origin + path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return { text: await answer.text(), etag: answer.headers.get('etag') };
}

const isThere = redisIsThere('two processes are not tried');
const withRedis = testIf(isThere);

const allStoredAt = (origin: string) => Promise.all(FILES.map((path) => storedAt(origin, path)));

withRedis(
  'DT-02 what one process has generated and loaded serves the other one and the next run, without a call',
  async () => {
    await openOffice();
    const SITE_URL = `http://${randomUUID()}.example`;
    const envOf = (name: string) => ({ SITE_URL, ...foldersOf(name) });
    const a = await openSite({ port: ownPort(3405), env: { ...envOf('a'), REDIS_URL } });
    const generated = await allStoredAt(a.origin);
    await visit(a.origin, PAGE);
    await quiet(a);

    const before = await callsReceived();
    const b = await openSite({ port: ownPort(3406), env: { ...envOf('b'), REDIS_URL } });
    expect(await allStoredAt(b.origin)).toEqual(generated);
    expect(await callsReceived()).toEqual(before);
    // A page that no process has rendered: only its own content is requested, not the menu that the first one has.
    expect((await visit(b.origin, { path: '/site-map', device: 'mobile' })).status).toBe(200);
    await quiet(b);
    const { '/content/queryContentPage': _content, ...shared } = before;
    expect(await callsReceived()).toMatchObject(shared);
    await b.end('SIGTERM');

    // Alone on its own disk.
    await a.end('SIGKILL');
    const again = await openSite({ port: ownPort(3405), env: envOf('a') });
    const atStart = await callsReceived();
    expect(await allStoredAt(again.origin)).toEqual(generated);
    expect(await callsReceived()).toEqual(atStart);
    await again.end('SIGTERM');
  },
  120_000,
);

async function textAt(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path);
  const text = await answer.text();
  return answer.status === 200 ? text : `status ${answer.status}`;
}

const filesAt = (origin: string) => Promise.all(FILES.map((path) => textAt(origin, path)));

/** The last of these tests closes the back office. */
describe('two processes over one Redis', () => {
  let a: Site;
  let b: Site;

  beforeAll(async () => {
    if (!isThere) return;
    await openOffice();
    await rename(RENAMED, '第一版');
    await renameMenu(TERMS_MENU, '条款第一版');
    for (const id of Object.values(NEW)) await withdraw(id);
    // One public address for both, as behind a load balancer: processes with equal settings share pages.
    const shared = { REDIS_URL, SITE_URL: `http://${randomUUID()}.example` };
    a = await openSite({ port: ownPort(3405), env: { ...shared, ...foldersOf('c') } });
    b = await openSite({ port: ownPort(3406), env: { ...shared, ...foldersOf('d') } });
  }, 120_000);
  afterAll(async () => {
    await a?.end('SIGTERM');
    await b?.end('SIGTERM');
  }, 30_000);

  withRedis(
    'DT-02 they share pages and publications',
    async () => {
      expect((await visit(a.origin, PAGE)).h1).toBe('第一版');
      await quiet(a);

      expect((await visit(b.origin, PAGE)).h1).toBe('第一版');
      const renderedByB = await b.metric('site_page_render_seconds_count');
      expect(renderedByB).toBe(0);

      await rename(RENAMED, '第二版');
      await a.publish([`article:${RENAMED}`]);
      await until('the second version at the other process', EVERYWHERE_MS, async () => {
        return (await visit(b.origin, PAGE)).h1 === '第二版';
      });
    },
    90_000,
  );

  withRedis(
    'DT-01 a publication sent to one process reaches files, menu and pages of the other',
    async () => {
      const before = await filesAt(b.origin);
      expect(before.filter((text) => text.startsWith('status'))).toEqual([]);
      expect((await visit(b.origin, TERMS)).html).toContain('条款第一版');
      await quiet(b);

      await rename(RENAMED, '第三版');
      await renameMenu(TERMS_MENU, '条款第二版');
      await edit(NEW.news, { copyOf: RENAMED });
      await edit(NEW.announcement, { copyOf: ANNOUNCEMENT });
      await a.publish([`article:${RENAMED}`, 'lists', 'menu']);
      await until('the publication at the other process', EVERYWHERE_MS, async () => {
        const now = await filesAt(b.origin);
        const isNew = now.every((text, at) => text !== before[at] && !text.startsWith('status'));
        // A page that the first process never rendered: the new name can only come from the second one's own menu.
        const site = await visit(b.origin, { path: '/site-map', device: 'mobile' });
        return (
          isNew &&
          site.html.includes('条款第二版') &&
          (await visit(b.origin, TERMS)).html.includes('条款第二版')
        );
      });
    },
    90_000,
  );

  withRedis(
    'DT-02 they serve what they share while the back office is gone',
    async () => {
      await until('the third version at the other process', EVERYWHERE_MS, async () => {
        return (await visit(b.origin, PAGE)).h1 === '第三版';
      });
      await closeOffice();
      await a.publish(['pages']);
      expect((await visit(a.origin, PAGE)).h1).toBe('第三版');
      expect((await visit(b.origin, PAGE)).h1).toBe('第三版');
    },
    90_000,
  );
});

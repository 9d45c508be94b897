import { rmSync, writeFileSync } from 'node:fs';
import { KNOWN } from './support/known';
import { closeOffice, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite, quiet, type Site } from './support/site';
import { type Visit, visitAll } from './support/visit';

const SOME = KNOWN.slice(0, 12);
const PLACE = '.data/faults-no-folder';
const FULL = '.data/faults-full';

/** No file may grow: every write fails half way, as on a full disk. */
const LIMITED = ['sh', '-c', 'trap \'\' XFSZ; ulimit -f 0; exec "$@"', 'sh'];

const CASES = {
  'a cache folder that cannot be made': () =>
    openSite({ port: ownPort(3404), env: { PAGES_DIR: `${PLACE}/below`, COPIES_DIR: `${PLACE}/below` } }),
  'a disk that takes no more': () =>
    openSite({ port: ownPort(3405), env: { PAGES_DIR: FULL, COPIES_DIR: FULL }, command: LIMITED }),
};
type Name = keyof typeof CASES;

const sites = new Map<Name, Site>();
const first = new Map<Name, Visit[]>();
const second = new Map<Name, Visit[]>();

beforeAll(async () => {
  rmSync(PLACE, { recursive: true, force: true });
  rmSync(FULL, { recursive: true, force: true });
  writeFileSync(PLACE, 'a file where a folder is wanted');
  await openOffice();
  for (const [name, open] of Object.entries(CASES) as [Name, () => Promise<Site>][])
    sites.set(name, await open());
  for (const [name, { origin }] of sites) first.set(name, await visitAll(origin, SOME));
  await closeOffice();
  for (const [name, site] of sites) {
    await site.publish(['pages']);
    second.set(name, await visitAll(site.origin, SOME));
    await quiet(site);
  }
}, 240_000);
afterAll(async () => {
  for (const site of sites.values()) await site.end('SIGTERM');
}, 30_000);

test.each(Object.keys(CASES) as Name[])(
  'DT-02 with %s the site continues to serve, stale pages included',
  async (name) => {
    const site = sites.get(name) as Site;
    const [before, after] = [first.get(name) ?? [], second.get(name) ?? []];
    expect(before.map(({ status }) => status)).toEqual(SOME.map(() => 200));
    expect(after.map(({ status, h1 }) => [status, h1])).toEqual(before.map(({ h1 }) => [200, h1]));
    expect(await site.metric('site_page_cache_entries', (labels) => labels.includes('disk'))).toBe(0);
    expect(site.output()).toMatch(/page folder: /);
    expect(site.output()).not.toMatch(/uncaught exception|unhandled rejection/);
  },
  30_000,
);

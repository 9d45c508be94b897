import { rmSync, writeFileSync } from 'node:fs';
import { KNOWN } from './support/known';
import { closeOffice, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite, quiet } from './support/site';
import { visitAll } from './support/visit';

const SOME = KNOWN.slice(0, 12);
const PLACE = '.data/faults-no-folder';

beforeAll(openOffice, 180_000);
afterAll(closeOffice);

/** No file may grow: every write fails half way, as on a full disk. */
const FULL = ['sh', '-c', 'trap \'\' XFSZ; ulimit -f 0; exec "$@"', 'sh'];

test.each([
  ['a cache folder that cannot be made', { PAGES_DIR: `${PLACE}/below`, COPIES_DIR: `${PLACE}/below` }, []],
  ['a disk that takes no more', { PAGES_DIR: '.data/faults-full', COPIES_DIR: '.data/faults-full' }, FULL],
])(
  'DT-02 with %s the site continues to serve, stale pages included',
  async (_name, env, command) => {
    rmSync(PLACE, { recursive: true, force: true });
    rmSync('.data/faults-full', { recursive: true, force: true });
    writeFileSync(PLACE, 'a file where a folder is wanted');
    const site = await openSite({ port: ownPort(3404), env, command });
    const first = await visitAll(site.origin, SOME);
    await closeOffice();
    await site.publish(['pages']);
    const second = await visitAll(site.origin, SOME);
    await quiet(site);
    await openOffice();
    expect(first.map(({ status }) => status)).toEqual(SOME.map(() => 200));
    expect(second.map(({ status, h1 }) => [status, h1])).toEqual(first.map(({ h1 }) => [200, h1]));
    expect(await site.metric('site_page_cache_entries', (labels) => labels.includes('disk'))).toBe(0);
    expect(site.output()).toMatch(/page folder: /);
    expect(site.output()).not.toMatch(/uncaught exception|unhandled rejection/);
    await site.end('SIGTERM');
  },
  120_000,
);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/lib/runtime/log';
import { openRedirects } from './watch';

const file = join(mkdtempSync(join(tmpdir(), 'redirects-')), 'redirects.json');
const write = (rows: unknown) => writeFileSync(file, JSON.stringify(rows));
const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);

beforeEach(() => said.mockClear());

test('RT-07 a changed file counts, a broken one leaves the last good table and is logged', () => {
  write([{ from: '/old', to: '/terms' }]);
  const redirects = openRedirects(file, 'www.example.com');
  const goes = () => redirects.find('/old')?.location;
  expect(goes()).toBe('/terms');
  write([{ from: '/old', to: '/about-us' }]);
  redirects.reload();
  expect([goes(), said.mock.calls]).toEqual(['/about-us', []]);

  write([{ from: '/old', to: '/no/such/page' }]);
  redirects.reload();
  expect(goes()).toBe('/about-us');
  expect(said.mock.lastCall?.[0]).toMatchObject({
    why: 'to /no/such/page: is not a page of this site',
    redirects: 1,
  });
  rmSync(file);
  redirects.reload();
  expect(goes()).toBe('/about-us');
  expect(said.mock.lastCall?.[0]).toMatchObject({ why: 'it cannot be read (ENOENT)' });
});

test('RT-07 a site that starts with a broken table goes on without one', () => {
  writeFileSync(file, '[');
  expect(openRedirects(file, 'www.example.com').find('/old')).toBeNull();
  expect(said).toHaveBeenCalledTimes(1);
});

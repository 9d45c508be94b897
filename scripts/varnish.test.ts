/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCookie } from '@/lib/gate/cookies';
import { isInstalled } from '@/testing/programs';
import { varnishFile } from './gateway/varnish-file';
import { COOKIES, ENCODINGS } from './gateway/visitor-patterns';

const FOLDER = resolve('deploy/varnish');
const own = readFileSync(`${FOLDER}/site.vcl`, 'utf8');

test('OP-07 what Varnish reads of visitors is what the tables of the site give', () => {
  expect(readFileSync(`${FOLDER}/visitors.vcl`, 'utf8')).toBe(varnishFile());
});

test('OP-07 the configuration of Varnish uses each written part, and reads no cookie, agent or encoding by itself', () => {
  const written = [...varnishFile().matchAll(/^sub (\w+) \{$/gm)].map(([, name]) => name);
  const called = [...own.matchAll(/^ +call (\w+);$/gm)].map(([, name]) => name);
  expect(written.length).toBeGreaterThan(3);
  expect(called).toEqual(written);
  expect(own).toContain('include "visitors.vcl";');
  expect(own).not.toMatch(/req\.http\.(Cookie|User-Agent|Sec-CH-UA-Mobile|Accept-Encoding)/i);
});

test.each([
  'device=mobile',
  'a=1; device=desktop; b=2',
  'mydevice=mobile',
  'device=tablet',
  'version=elder;lang=1',
  'version=elderly; lang=10',
  'look=24.paper',
  'outlook=24.paper',
])('OP-07 gateway and cache see the same in the cookies "%s" as the site', (header) => {
  const seen = (name: string, values: readonly string[]) => {
    const value = readCookie(header, name);
    return values.includes(value ?? '') ? value : undefined;
  };
  expect(COOKIES.device.exec(header)?.[1]).toBe(seen('device', ['mobile', 'desktop']));
  expect(COOKIES.elder.exec(header)?.[1]).toBe(seen('version', ['elder']));
  expect(COOKIES.english.exec(header)?.[1]).toBe(seen('lang', ['1']));
  expect(COOKIES.look.test(header)).toBe(readCookie(header, 'look') !== undefined);
});

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip;q=1.0, br;q=0', ['gzip']],
  ['br;q=0.5', ['br']],
  ['BR', ['br']],
  ['x-gzip, brotli', []],
])('OP-07 of Accept-Encoding "%s" gateway and cache accept %p', (header, names) => {
  const accepted = ENCODINGS.filter((one) => one.accepted.test(header)).map(({ name }) => name);
  expect(accepted).toEqual(names);
});

const VARNISH = 'varnishd';
const isThere = isInstalled(VARNISH, 'its configuration is not compiled');

(isThere ? test : test.skip)('OP-07 Varnish compiles its configuration', () => {
  const args = ['-C', '-p', `vcl_path=${FOLDER}`, '-f', `${FOLDER}/site.vcl`];
  expect(spawnSync(VARNISH, args, { maxBuffer: 1e8 }).status).toBe(0);
});

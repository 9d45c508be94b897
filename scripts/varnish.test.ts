/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PHONE } from '@/lib/site/address';
import { PLATFORMS } from '@/lib/site/platform';

const vcl = readFileSync('deploy/varnish/site.vcl', 'utf8');
/** The patterns that a header is compared with, in the order of the file. */
const patterns = (header: string) =>
  [...vcl.matchAll(new RegExp(`req\\.http\\.${header} !?~ "\\(\\?i\\)([^"]+)"`, 'g'))].map(
    ([, source]) => source,
  );

test('OP-07 Varnish knows the phones and platforms that the site knows', () => {
  const [phone, ...platforms] = patterns('User-Agent');
  expect([phone, PHONE.flags]).toEqual([PHONE.source, 'i']);
  expect(platforms).toEqual(PLATFORMS.map(([agent]) => agent.source));
});

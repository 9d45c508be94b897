import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ROUTES } from '@/lib/site/route-table';
import { href } from '@/lib/site/routes';
import { PHONE } from './support/devices';
import { addressFor } from './support/found';
import { LOCALES } from './support/words';

const MAX_BYTES = 10 * 1024;
const AGENT = { 'user-agent': PHONE.userAgent };

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];

/** The logo, which waits for the largest picture, and pictures that are part of the HTML. */
const isFree = (img: string) =>
  attribute(img, 'fetchpriority') === 'low' || attribute(img, 'src')?.startsWith('data:');

/** Conditions that do not hold for a visitor on a screen: a browser loads such a sheet without waiting for it. */
const OTHERS = ['print', '(forced-colors: active)'];

/** Addresses of the style sheets that a page waits for. */
const sheetsOf = (html: string) =>
  tagsOf(html, 'link')
    .filter(
      (link) => attribute(link, 'rel') === 'stylesheet' && !OTHERS.includes(attribute(link, 'media') ?? ''),
    )
    .map((link) => attribute(link, 'href') ?? '');

async function pageAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(await addressFor(request, address), { headers: AGENT });
  return answer.text();
}

for (const locale of LOCALES) {
  const routes = ROUTES.filter(({ zhOnly }) => locale === 'zh' || !zhOnly);

  test(`no page waits for more than 10 KB of style sheets (${locale})`, async ({ request }) => {
    const sizes = new Map<string, number>();
    const bytesOf = async (sheet: string) => {
      const known = sizes.get(sheet);
      if (known !== undefined) return known;
      const body = await (await request.get(sheet)).body();
      const bytes = brotliCompressSync(body).length;
      sizes.set(sheet, bytes);
      return bytes;
    };
    for (const { path } of routes) {
      const sheets = sheetsOf(await pageAt(request, href(locale, path)));
      expect(sheets.length, path).toBeGreaterThan(0);
      let sum = 0;
      for (const sheet of sheets) sum += await bytesOf(sheet);
      expect(sum, `${path} in ${sheets.length} sheets`).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  test(`at most one picture is loaded first, and only it is preloaded (${locale})`, async ({ request }) => {
    for (const { path } of routes) {
      const html = await pageAt(request, href(locale, path));
      const pictures = tagsOf(html, 'img');
      const first = pictures.filter((tag) => attribute(tag, 'fetchpriority') === 'high');
      expect(first.length, path).toBeLessThanOrEqual(1);
      for (const tag of first) expect(attribute(tag, 'loading'), path).toBe('eager');
      const later = pictures.filter((tag) => !first.includes(tag) && !isFree(tag));
      for (const tag of later) {
        expect(attribute(tag, 'loading'), `${path}: ${tag}`).toBe('lazy');
      }
      const preloaded = tagsOf(html, 'link').filter(
        (tag) => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'image',
      );
      for (const tag of preloaded) expect(attribute(tag, 'fetchpriority'), `${path}: ${tag}`).toBe('high');
      expect(preloaded.length, path).toBeLessThanOrEqual(first.length);
    }
  });
}

import type { APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({ isArray: (name) => name === 'sitemap' || name === 'url' });

async function locsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const response = await request.get(address);
  if (!response.ok()) throw new Error(`${address} answered ${response.status()}`);
  const { sitemapindex, urlset } = parser.parse(await response.text());
  const entries: { loc: string }[] = sitemapindex?.sitemap ?? urlset?.url ?? [];
  return entries.map(({ loc }) => loc);
}

/** Every address in the sitemaps of the index; throws when a sitemap cannot be read. */
export async function readSitemaps(request: APIRequestContext, origin: string): Promise<string[]> {
  const sitemaps = await locsOf(request, `${origin}/sitemap.xml`);
  const all: string[] = [];
  for (const sitemap of sitemaps) {
    const { pathname } = new URL(sitemap);
    all.push(...(await locsOf(request, origin + pathname)));
  }
  return all;
}

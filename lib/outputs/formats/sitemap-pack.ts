import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SiteFile } from '../file-cache';
import { SITEMAP_FOOT, SITEMAP_HEAD, type SitemapEntry, sitemapEntry } from './sitemap-xml';

async function* linesOf(entries: AsyncIterable<SitemapEntry>): AsyncGenerator<string> {
  yield SITEMAP_HEAD;
  for await (const entry of entries) yield sitemapEntry(entry);
  yield SITEMAP_FOOT;
}

/** A sitemap of any length, written entry by entry and compressed: the whole text is never in memory. */
export async function packSitemap(entries: AsyncIterable<SitemapEntry>): Promise<SiteFile> {
  const packed = await pipeline(linesOf(entries), createGzip(), buffer);
  return {
    type: 'application/xml; charset=utf-8',
    body: new Uint8Array(packed),
    save: false,
    gzip: true,
  };
}

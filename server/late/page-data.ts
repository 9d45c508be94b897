import { createHash } from 'node:crypto';
import type { PageData, PageDataStore } from '@/lib/runtime/page-data';
import { isElderPage } from './elder-page';
import { labelCells } from './label-cells';
import { unlinkReading } from './reading-link';
import { takeOut } from './take-out';

/** Where the data of stored pages is found, by the hash of its content. */
const DATA_PATH = '/page-data/';

/**
 * The tag that components/page-script/page-script.tsx renders. Pages without it keep the framework's scripts,
 * except for those of the elder edition, which then need none at all (EL-23).
 */
const PAGE_SCRIPT = /<script(?= src="\/page-script\/[\w-]+\.js")/;
/** An element that the framework hydrates (components/page-script/wake.ts). */
const ISLAND = /<[a-z]+ [^>]*\bdata-island\b/;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Adds an attribute to the page script's tag, by which the script finds what to load. */
const marked = (html: string, attribute: string): string =>
  html.replace(PAGE_SCRIPT, (tag) => `${tag} ${attribute}`);

const unscripted = (html: string): string => (isElderPage(html) ? takeOut(html, true).html : html);

/**
 * Completes a page of the elder edition once the whole page is there: tables become cards, tools fit the
 * page.
 */
const composed = (html: string): string => (isElderPage(html) ? unlinkReading(labelCells(html)) : html);

function within(page: string): string {
  const html = composed(page);
  if (!PAGE_SCRIPT.test(html)) return unscripted(html);
  const hasIsland = ISLAND.test(html);
  const { html: rest, chunks } = takeOut(html, !hasIsland);
  return hasIsland ? marked(rest, `data-chunks="${chunks.join(' ')}"`) : rest;
}

/** One script: the framework's calls as they stood in the page, and the list of its scripts for the loader. */
const scriptOf = (data: readonly string[], chunks: readonly string[]): string =>
  [...data, `self.siteChunks=${JSON.stringify(chunks)}`].join(';\n');

/** Takes the framework's data out of pages; that of stored ones goes to `keep`. */
export const pageData = (keep: PageDataStore['keep']): PageData => ({
  within,
  apart(page) {
    const html = composed(page);
    if (!PAGE_SCRIPT.test(html)) return unscripted(html);
    const { html: rest, data, chunks } = takeOut(html, true);
    if (!ISLAND.test(rest) || data.length === 0) return rest;
    const script = scriptOf(data, chunks);
    const hash = hashOf(script);
    keep(hash, script);
    return marked(rest, `data-page="${DATA_PATH}${hash}.js"`);
  },
});

import { createHash } from 'node:crypto';
import { joinRunning, type Running } from '@/lib/base/join-running';
import { isRecord } from '@/lib/base/values';
import type { EntryStore } from '@/lib/runtime/entries';
import type { EncodedBody, PageData } from '@/lib/runtime/page-data';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { encoded } from '../encoded';
import { decode, encode } from '../pages/codec';
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
/** Brotli's quality: few of a page's readers request its data, and pages are stored often. */
const QUALITY = 5;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const isEncodedBody = (value: unknown): value is EncodedBody =>
  isRecord(value) && ArrayBuffer.isView(value.br) && ArrayBuffer.isView(value.gzip);

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

interface Log {
  warn(message: string): void;
}

/** Page data of the processes of all builds, named by the hash of its content. */
interface OtherBuilds {
  get(key: string): Promise<Buffer | null>;
  set(key: string, bytes: Buffer): Promise<void>;
}

interface Options {
  files: EntryStore;
  others?: OtherBuilds | undefined;
  log: Log;
}

/**
 * The store of page data, which is kept among the generated files. Storing a page again looks up its data, so
 * that the data of a page in use is not evicted as unused.
 */
export function pageData({ files, others, log }: Options): PageData {
  const running: Running<EncodedBody | null> = new Map();
  const keyOf = (hash: string) => `file:page-data/${hash}`;

  async function put(hash: string, script: string): Promise<EncodedBody | null> {
    const known = await files.peek(keyOf(hash));
    if (isEncodedBody(known?.value)) return known.value;
    const value = await encoded(Buffer.from(script), QUALITY);
    const at = Date.now();
    const entry = { value, tags: [], at, freshUntil: Number.MAX_SAFE_INTEGER };
    await files.write(keyOf(hash), entry);
    await others?.set(keyOf(hash), encode({ ...entry, checkedAt: at }));
    return value;
  }

  /** Data that another build has stored; its pages may still be open in browsers. */
  async function findElsewhere(hash: string): Promise<unknown> {
    const bytes = await others?.get(keyOf(hash));
    return bytes && decode(bytes)?.value;
  }

  /** Stores the script in the background; calls for the same script are coalesced. */
  function store(hash: string, script: string): void {
    const putOrWarn = () =>
      put(hash, script).catch((error: unknown) => {
        log.warn(`page data is not stored: ${error instanceof Error ? error.message : error}`);
        return null;
      });
    void joinRunning(running, hash, putOrWarn);
  }

  return {
    within,
    apart(page) {
      const html = composed(page);
      if (!PAGE_SCRIPT.test(html)) return unscripted(html);
      const { html: rest, data, chunks } = takeOut(html, true);
      if (!ISLAND.test(rest) || data.length === 0) return rest;
      const script = scriptOf(data, chunks);
      const hash = hashOf(script);
      store(hash, script);
      return marked(rest, `data-page="${DATA_PATH}${hash}.js"`);
    },
    async find(hash) {
      const own = (await running.get(hash)) ?? (await files.read(keyOf(hash)))?.value;
      const value = own ?? (await findElsewhere(hash));
      return isEncodedBody(value) ? value : null;
    },
  };
}

/** Registers the store of page data for cache-handler/page-cache.ts and the other parts of the process. */
export function openPageData(log: Log, others?: OtherBuilds): void {
  const files = peekProcessState('files');
  if (files) setProcessState('pageData', pageData({ files, others, log }));
}

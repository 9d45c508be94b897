import 'server-only';
import { LRUCache } from 'lru-cache';
import { dropBody, openFile } from '@/lib/ows/files';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** By address and size of the document. */
    pdfPages: LRUCache<string, PageCount>;
  }
}

/** Larger documents are not read to count their pages. */
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_KNOWN = 500;
const PAGE = /\/Type\s*\/Page(?![a-zA-Z])/g;

/** Null where the pages of a document cannot be counted. */
type PageCount = { pages: number | null };

const known = processState('pdfPages', () => new LRUCache({ max: MAX_KNOWN }));

/** Page objects of a document; null when they are in compressed streams. */
export function countPages(pdf: string): number | null {
  return pdf.match(PAGE)?.length ?? null;
}

async function readPages(path: string): Promise<number | null> {
  const { status, headers, body } = await openFile(path, 'GET', new Headers());
  const length = Number(headers['content-length']);
  if (status !== 200 || !(length <= MAX_BYTES)) {
    dropBody({ body });
    return null;
  }
  return countPages(Buffer.from(await body.arrayBuffer()).toString('latin1'));
}

/** Number of pages of a PDF of the back office (path below /ows); read once, until its size changes. */
export async function pdfPages(path: string, size: string): Promise<number | null> {
  const key = `${path} ${size}`;
  const counted = known.get(key);
  if (counted) return counted.pages;
  const pages = await readPages(path);
  known.set(key, { pages });
  return pages;
}

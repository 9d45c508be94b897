import 'server-only';
import { dropBody, openFile } from '../../ows/files';
import { processWide } from '../../process-wide';

/** Documents that are larger are not read for the sake of their number of pages. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_KNOWN = 500;
const PAGE = /\/Type\s*\/Page(?![a-zA-Z])/g;

const known = processWide('pdf-pages', () => new Map<string, number | null>());

/** Page objects of a document; null when it keeps them in compressed streams, where they cannot be seen. */
export function countPages(pdf: string): number | null {
  return pdf.match(PAGE)?.length ?? null;
}

async function readPages(path: string): Promise<number | null> {
  const { status, headers, body } = await openFile(path, 'GET', new Headers());
  const length = Number(headers['content-length']);
  if (status !== 200 || !(length <= MOST_BYTES)) {
    dropBody({ body });
    return null;
  }
  return countPages(Buffer.from(await body.arrayBuffer()).toString('latin1'));
}

/** Number of pages of a PDF of the back office (path below /ows); read once, until its size changes. */
export async function pdfPages(path: string, size: string): Promise<number | null> {
  const key = `${path} ${size}`;
  const told = known.get(key);
  if (told !== undefined) return told;
  const pages = await readPages(path);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, pages);
  return pages;
}

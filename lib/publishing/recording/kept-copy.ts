import 'server-only';
import { ReadableStream as WebStream } from 'node:stream/web';
import { disposition } from '@/lib/ows/disposition';
import { recordingParts } from './recorder';

/** A copy never changes: its name is its hash. */
const CACHING = 'public, max-age=31536000, immutable';

/** A kept copy as a response. */
export interface KeptCopy {
  headers: Record<string, string>;
  body: ReadableStream;
}

/** PDFs are displayed; anything else is downloaded, since a browser might execute it. */
function typeHeaders(name: string): Record<string, string> {
  const isPdf = /\.pdf$/i.test(name);
  const quoted = name.replace(/["\\]/g, '_');
  return {
    'Content-Type': isPdf ? 'application/pdf' : 'application/octet-stream',
    'Content-Disposition': disposition(
      `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(quoted)}`,
    ),
  };
}

/**
 * The kept copy of a recorded file, verified against its hash; null if the record has no such file or no copy
 * is left. Rejects with a RecordError.
 */
export async function keptCopy(sha256: string): Promise<KeptCopy | null> {
  const parts = recordingParts();
  const match = (await parts?.record.filesWith(sha256))?.at(-1);
  if (!parts || !match) return null;
  const copy = await parts.kept.open(sha256);
  if (!copy) return null;
  return {
    headers: {
      ...typeHeaders(match.file.name),
      'Content-Length': String(copy.bytes),
      'Cache-Control': CACHING,
      ETag: `"${sha256}"`,
      'X-Robots-Tag': 'noindex',
    },
    body: WebStream.from(copy.stream) as ReadableStream,
  };
}

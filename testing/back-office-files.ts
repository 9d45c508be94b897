import { Readable } from 'node:stream';
import { OwsError } from '@/lib/base/ows-error';

/** Files of a back office for tests that mock `@/lib/ows/files`: by path below /ows, their content, or how they fail. */
export type TestFiles = Map<string, string | 'gone' | 'down'>;

/** An `openFile` that answers from these files and counts the bodies that were read, by path. */
export function openFileOf(files: TestFiles) {
  const reads = new Map<string, number>();
  const openFile = async (path: string, method: 'GET' | 'HEAD') => {
    const content = files.get(path);
    if (content === 'down') throw new OwsError('network', 'ECONNREFUSED', { code: 0 });
    if (content === undefined || content === 'gone')
      return { status: 404, headers: {}, body: Readable.from([]) };
    if (method === 'GET') reads.set(path, (reads.get(path) ?? 0) + 1);
    const headers = { etag: `"${content}"`, 'content-length': String(content.length) };
    return { status: 200, headers, body: Readable.from([Buffer.from(content)]) };
  };
  return { openFile, reads };
}

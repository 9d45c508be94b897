import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { FORM_MAX_PARTS, FORM_READ_MS, UPLOAD_MAX_BYTES } from '@/lib/gate/limits';
import type { HeldBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import { checkFile, type FileProblem } from '@/lib/rules/forms/check-files';
import type { FileRule } from '@/lib/rules/forms/rules';

const FIELD_BYTES = 64 * 1024;

export interface ReceivedFile {
  name: string;
  bytes: Buffer;
  problem: FileProblem | null;
}

export interface Upload {
  fields: Map<string, string>;
  files: ReceivedFile[];
}

interface Reading {
  rule: FileRule;
  held: HeldBytes;
  /** Called at the first file with the fields before it; files are read only if it resolves to true. */
  mayReadFiles: (fields: ReadonlyMap<string, string>) => Promise<boolean>;
}

/** A file's bytes. The stream is always read to its end: the parser would wait forever for unread data. */
function readFile(stream: BusboyFileStream, held: HeldBytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    stream.on('data', (part: Buffer) => {
      try {
        held.add(part.length);
        parts.push(part);
      } catch (error) {
        parts.length = 0;
        reject(error);
      }
    });
    stream.on('end', () => resolve(Buffer.concat(parts)));
    stream.on('error', reject);
  });
}

class Collector {
  readonly upload: Upload = { fields: new Map(), files: [] };
  private allowed: Promise<boolean> | null = null;
  private total = 0;
  private readonly pending: Promise<void>[] = [];

  constructor(private readonly reading: Reading) {}

  /** An empty file input sends a part without a file name or content. */
  take(part: string, stream: BusboyFileStream, name: string | undefined): void {
    if (part !== this.reading.rule.name || !name) {
      stream.resume();
      return;
    }
    const work = this.read(stream, name);
    // Awaited in finish(); until then its rejection must not count as unhandled.
    work.catch(() => undefined);
    this.pending.push(work);
  }

  private async read(stream: BusboyFileStream, name: string): Promise<void> {
    const { rule, held, mayReadFiles } = this.reading;
    this.allowed ??= mayReadFiles(this.upload.fields);
    const file: ReceivedFile = { name, bytes: Buffer.alloc(0), problem: null };
    this.upload.files.push(file);
    const named = checkFile({ name, size: 1 }, rule);
    if (!(await this.allowed) || named || this.upload.files.length > rule.most) {
      file.problem = named;
      stream.resume();
      return;
    }
    file.bytes = await readFile(stream, held);
    this.total += file.bytes.length;
    if (stream.truncated) file.problem = 'fileSize';
    else if (this.total > rule.totalBytes) file.problem = 'fileTotal';
    else file.problem = checkFile({ name, size: file.bytes.length }, rule);
  }

  async finish(): Promise<Upload> {
    await Promise.all(this.pending);
    return this.upload;
  }
}

async function* counted(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > UPLOAD_MAX_BYTES) throw new Refusal(413);
    yield chunk;
  }
}

function parserOf(contentType: string, rule: FileRule): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Keeps the whole name, so that one with a slash is refused instead of silently shortened.
      preservePath: true,
      limits: { fieldSize: FIELD_BYTES, parts: FORM_MAX_PARTS, fileSize: rule.mostBytes },
    });
  } catch {
    throw new Refusal(400);
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // A timeout is an AbortError; anything else is a body that is no form, or a visitor who disconnected.
  return new Refusal(error instanceof Error && error.name === 'AbortError' ? 408 : 400);
}

/**
 * Reads a form as it arrives: first the fields, as the pages send them, then the files, but only if the
 * fields allow it; other files are discarded. Throws a Refusal.
 */
export async function readUpload(request: Request, reading: Reading): Promise<Upload> {
  const parser = parserOf(request.headers.get('content-type') ?? '', reading.rule);
  const collector = new Collector(reading);
  parser.on('field', (name, value) => void collector.upload.fields.set(name, value));
  parser.on('file', (part, stream, name) => collector.take(part, stream, name));
  if (!request.body) throw new Refusal(400);
  const body = Readable.fromWeb(request.body as WebStream<Uint8Array>);
  const signal = AbortSignal.timeout(FORM_READ_MS);
  try {
    await pipeline(body, counted, parser, { signal });
    return await collector.finish();
  } catch (error) {
    throw refusalOf(error);
  }
}

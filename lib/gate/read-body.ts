import { processState } from '@/lib/runtime/process-state';
import { UPLOADS_MAX_BYTES } from './limits';
import { Refusal } from './refusal';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Bytes of request bodies in memory. */
    heldBytes: { bytes: number };
  }
}

const held = processState('heldBytes', () => ({ bytes: 0 }));

/** Memory held by a request, counted against the limit of all requests. */
export class HeldBytes {
  private own = 0;

  /** Throws a 503 when the limit is reached. */
  add(bytes: number): void {
    if (held.bytes + bytes > UPLOADS_MAX_BYTES) throw new Refusal(503, { 'Retry-After': '10' });
    held.bytes += bytes;
    this.own += bytes;
  }

  release(): void {
    held.bytes -= this.own;
    this.own = 0;
  }
}

interface Bounds {
  maxBytes: number;
  /** Time to receive the whole body. */
  readMs: number;
  held?: HeldBytes;
}

/** `late` rejects with a 408 after `readMs`, unless cleared; an unobserved rejection is ignored. */
function deadline(readMs: number): { late: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408)), readMs);
  });
  late.catch(() => undefined);
  return { late, clear: () => clearTimeout(timer) };
}

/** The visitor disconnected: not a fault of the site. */
function brokenOff(): never {
  throw new Refusal(400);
}

/** The whole body of a request; throws a 413 beyond `maxBytes` and a 408 when it takes longer than `readMs`. */
export async function readBytes(request: Request, { maxBytes, readMs, held }: Bounds): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal(413);
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  const { late, clear } = deadline(readMs);
  try {
    for (;;) {
      const next = await Promise.race([reader?.read().catch(brokenOff), late]);
      if (!next || next.done) return Buffer.concat(parts);
      size += next.value.length;
      if (size > maxBytes) throw new Refusal(413);
      held?.add(next.value.length);
      parts.push(next.value);
    }
  } finally {
    clear();
  }
}

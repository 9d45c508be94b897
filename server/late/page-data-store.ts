import { joinRunning, type Running } from '@/lib/base/join-running';
import { messageOf } from '@/lib/base/message-of';
import { isRecord } from '@/lib/base/values';
import type { EntryStore } from '@/lib/runtime/entries';
import type { EncodedBody, PageDataStore } from '@/lib/runtime/page-data';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { encoded } from '../encoded';
import { decode, encode } from '../pages/codec';

/** Brotli's quality: few of a page's readers request its data, and pages are stored often. */
const QUALITY = 5;

const isEncodedBody = (value: unknown): value is EncodedBody =>
  isRecord(value) && ArrayBuffer.isView(value.br) && ArrayBuffer.isView(value.gzip);

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
export function pageDataStore({ files, others, log }: Options): PageDataStore {
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

  return {
    // Calls for the same script are coalesced.
    keep(hash, script) {
      const putOrWarn = () =>
        put(hash, script).catch((error: unknown) => {
          log.warn(`page data is not stored: ${messageOf(error)}`);
          return null;
        });
      void joinRunning(running, hash, putOrWarn);
    },
    async find(hash) {
      const own = (await running.get(hash)) ?? (await files.read(keyOf(hash)))?.value;
      const value = own ?? (await findElsewhere(hash));
      return isEncodedBody(value) ? value : null;
    },
  };
}

/** Opens the store of page data among the generated files, which must be open. */
export function openPageDataStore(log: Log, others?: OtherBuilds): void {
  const files = peekProcessState('files');
  if (files) setProcessState('pageDataStore', pageDataStore({ files, others, log }));
}

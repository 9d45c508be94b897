import 'server-only';
import { type FilingKey, keyText } from '@/lib/record/filing-key';
import { log, problem } from '@/lib/runtime/log';

const MAX_WAITING = 5000;

/** Records one filing; if it rejects, the error is logged and the filing is left to the nightly walk. */
type RecordOne = (key: FilingKey) => Promise<unknown>;

/** Filings to be recorded in the background, one after the other; each is queued only once. */
export class FilingQueue {
  readonly #record: RecordOne;
  readonly #waiting = new Map<string, FilingKey>();
  #working: Promise<void> | null = null;

  constructor(record: RecordOne) {
    this.#record = record;
  }

  /** Never waits and never throws. A full queue drops new filings; the walk will find them. */
  add(key: FilingKey): void {
    if (this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(keyText(key), key);
    // In a later turn, so that what is added at once is queued at once.
    this.#working ??= Promise.resolve()
      .then(() => this.#work())
      .finally(() => {
        this.#working = null;
      });
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    for (;;) {
      const [first] = this.#waiting;
      if (!first) return;
      const [name, key] = first;
      this.#waiting.delete(name);
      await this.#record(key).catch((error) => {
        log.warn({ filing: key.id, locale: key.locale, ...problem(error) }, 'record: left to the next walk');
      });
    }
  }
}

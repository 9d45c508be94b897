import 'server-only';
import { TAGS } from '@/lib/base/cache';
import type { PurgeOutcome } from './send-purge';

/** A process that learned of the publication a moment later may have answered the cache with an older page meanwhile. */
const ONCE_MORE_MS = 3000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const MAX_TRIES = 40;
/** In one message; a cache accepts at least so many. Of more all pages are purged. */
const MAX_TAGS = 100;

interface QueueParts {
  send: (tags: readonly string[]) => Promise<PurgeOutcome>;
  /** Called with the outcome of each message and the number of its tags. */
  noted: (outcome: PurgeOutcome | 'given-up', tags: number) => void;
}

/**
 * Tags to purge, sent in the background, at once and once more. While the cache cannot be told, further ones are
 * gathered; they are sent together as soon as it answers, for half an hour.
 */
export class PurgeQueue {
  readonly #parts: QueueParts;
  readonly #waiting = new Set<string>();
  #tries = 0;
  #timer: NodeJS.Timeout | undefined;
  #isSending = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** Never waits and never throws. */
  add(tags: readonly string[]): void {
    this.#gather(tags);
    // A new publication is a new reason to try.
    this.#tries = 0;
    this.#send();
    setTimeout(() => {
      this.#gather(tags);
      this.#send();
    }, ONCE_MORE_MS).unref();
  }

  #gather(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size <= MAX_TAGS) return;
    this.#waiting.clear();
    this.#waiting.add(TAGS.pages);
  }

  #send(): void {
    clearTimeout(this.#timer);
    if (this.#isSending || this.#waiting.size === 0) return;
    const tags = [...this.#waiting];
    this.#waiting.clear();
    this.#isSending = true;
    void this.#parts.send(tags).then((outcome) => {
      this.#isSending = false;
      this.#settle(tags, outcome);
    });
  }

  #settle(tags: readonly string[], outcome: PurgeOutcome): void {
    if (outcome !== 'again') {
      this.#tries = 0;
      this.#parts.noted(outcome, tags.length);
      this.#send();
      return;
    }
    this.#tries += 1;
    const isOver = this.#tries >= MAX_TRIES;
    this.#parts.noted(isOver ? 'given-up' : 'again', tags.length);
    if (isOver) {
      this.#waiting.clear();
      return;
    }
    this.#gather(tags);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#tries - 1));
    this.#timer = setTimeout(() => this.#send(), pause);
    this.#timer.unref();
  }
}

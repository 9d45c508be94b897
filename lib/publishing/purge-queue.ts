import 'server-only';
import { z } from 'zod';
import { TAGS } from '@/lib/base/cache';
import type { QueueFile } from './queue-file';
import type { PurgeOutcome } from './send-purge';

/** A purge is repeated: a process that learned of it late may have sent the cache an old page meanwhile. */
const ONCE_MORE_MS = 3000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const MAX_TRIES = 40;
/** Most tags in one message, which caches accept at least; if there are more, all pages are purged. */
const MAX_TAGS = 100;

/** A tag to purge, with times in milliseconds since the epoch. */
export const PURGE = z.object({
  tag: z.string().min(1).max(100),
  /** When the tag is to be sent. */
  due: z.number(),
  /** A tag sent before this time is sent once more then. */
  until: z.number(),
});

export type Purge = z.infer<typeof PURGE>;

interface QueueParts {
  send: (tags: readonly string[]) => Promise<PurgeOutcome>;
  /** Called with the outcome of each message and the number of its tags. */
  noted: (outcome: PurgeOutcome | 'given-up', tags: number) => void;
  file: QueueFile<Purge>;
}

/**
 * Tags to purge, sent in the background: at once, and once more. While the cache does not answer, tags are
 * collected and retried together, for about half an hour. What ended processes left is taken over; if a file of theirs
 * cannot be read, all pages are purged.
 */
export class PurgeQueue {
  readonly #parts: QueueParts;
  readonly #waiting = new Map<string, Purge>();
  #tries = 0;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #isSending = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.adopt();
  }

  /** Takes over the tags of processes that have ended. Never throws. */
  adopt(): void {
    const left = this.#parts.file.adopt();
    if (!left) return;
    const all = left.isWhole ? [] : [{ tag: TAGS.pages, due: 0, until: 0 }];
    for (const purge of [...left.entries, ...all]) this.#join(purge);
    this.#keep();
    this.#wake();
  }

  /** Adds a tag of another process, which does not delay or replace one that waits here. */
  #join({ tag, due, until }: Purge): void {
    const latest = Date.now() + ONCE_MORE_MS;
    const before = this.#waiting.get(tag);
    this.#put({
      tag,
      due: Math.min(due, latest, before?.due ?? latest),
      until: Math.max(Math.min(until, latest), before?.until ?? 0),
    });
  }

  /** Never waits and never throws. */
  add(tags: readonly string[]): void {
    const now = Date.now();
    for (const tag of tags) this.#put({ tag, due: now, until: now + ONCE_MORE_MS });
    // A new publication starts the retries afresh.
    this.#tries = 0;
    this.#pausedUntil = 0;
    this.#keep();
    this.#send();
  }

  #put(purge: Purge): void {
    this.#waiting.set(purge.tag, purge);
    if (this.#waiting.size <= MAX_TAGS) return;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    const due = Math.min(...all.map((one) => one.due));
    const until = Math.max(...all.map((one) => one.until));
    this.#waiting.set(TAGS.pages, { tag: TAGS.pages, due, until });
  }

  #keep(): void {
    this.#parts.file.write([...this.#waiting.values()]);
  }

  #send(): void {
    const now = Date.now();
    const due = [...this.#waiting.values()].filter((one) => one.due <= now);
    if (this.#isSending || due.length === 0 || now < this.#pausedUntil) {
      this.#wake();
      return;
    }
    this.#isSending = true;
    void this.#parts.send(due.map(({ tag }) => tag)).then((outcome) => {
      this.#isSending = false;
      if (outcome === 'again') this.#retry(due.length);
      else this.#settle(due, now, outcome);
      this.#keep();
      this.#send();
    });
  }

  /** A tag that was added again meanwhile stays queued. */
  #settle(sent: readonly Purge[], sentAt: number, outcome: PurgeOutcome): void {
    this.#tries = 0;
    this.#parts.noted(outcome, sent.length);
    for (const purge of sent) {
      if (this.#waiting.get(purge.tag) !== purge) continue;
      if (sentAt < purge.until) this.#waiting.set(purge.tag, { ...purge, due: purge.until });
      else this.#waiting.delete(purge.tag);
    }
  }

  #retry(tags: number): void {
    this.#tries += 1;
    const isOver = this.#tries >= MAX_TRIES;
    this.#parts.noted(isOver ? 'given-up' : 'again', tags);
    this.#pausedUntil = Date.now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#tries - 1));
    if (!isOver) return;
    this.#waiting.clear();
    this.#tries = 0;
  }

  #wake(): void {
    clearTimeout(this.#timer);
    if (this.#isSending || this.#waiting.size === 0) return;
    const next = Math.min(...[...this.#waiting.values()].map(({ due }) => due));
    const wait = Math.max(next, this.#pausedUntil) - Date.now();
    this.#timer = setTimeout(() => this.#send(), Math.max(0, wait));
    this.#timer.unref();
  }
}

import 'server-only';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import type { Changed } from './changed-addresses';
import type { Engine, Outcome } from './engines';
import { type Job, keyOf, nextTry } from './job';
import type { QueueFile } from './queue-file';

/** Several changes of an article within this time are reported as one. */
const GATHER_MS = 2000;
const MAX_JOBS = 20_000;
/** The longest delay that a timer supports. */
const LONGEST_SLEEP_MS = 2 ** 31 - 1;

interface QueueParts {
  engines: readonly Engine[];
  /** False outside production: notifications are logged instead of being sent. */
  live: boolean;
  file: QueueFile<Job>;
  find: (id: string) => Promise<Changed>;
  notify: (engine: Engine, addresses: readonly string[]) => Promise<Outcome>;
}

const count = (engine: Job['kind'], outcome: string, by = 1) => metrics.pushes.inc({ engine, outcome }, by);

/**
 * Notifies search engines in the background. Jobs stay in order of arrival until they are done; those of processes
 * that have ended are taken over from their files.
 */
export class PushQueue {
  readonly #parts: QueueParts;
  readonly #wanted: ReadonlySet<string>;
  readonly #jobs = new Map<string, Job>();
  #timer: NodeJS.Timeout | undefined;
  #working = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.#wanted = new Set(['article', ...parts.engines.map(({ name }) => name)]);
    metrics.pushesWaiting.set(0);
    this.adopt();
  }

  /** Takes over the jobs of processes that have ended. Never throws. */
  adopt(): void {
    const left = this.#parts.file.adopt();
    if (!left) return;
    for (const job of left.entries) if (this.#wanted.has(job.kind)) this.#add(job);
    this.#keep();
    this.#wake();
  }

  /** Called when an article has changed. Never waits and never throws. */
  note(id: string): void {
    this.#add({ kind: 'article', what: id, tries: 0, due: Date.now() + GATHER_MS });
    this.#keep();
    this.#wake();
  }

  #keep(): void {
    metrics.pushesWaiting.set(this.#jobs.size);
    this.#parts.file.write([...this.#jobs.values()]);
  }

  /** Waiting jobs stay unchanged; only an article is queued again, since it may be in progress. */
  #add(job: Job): void {
    const before = this.#jobs.get(keyOf(job));
    if (before && job.kind !== 'article') return;
    if (!before && this.#jobs.size >= MAX_JOBS) {
      count(job.kind, 'dropped');
      return;
    }
    this.#jobs.set(keyOf(job), { ...job, due: Math.min(job.due, before?.due ?? job.due) });
  }

  /** Removes a job, unless the same one was queued again while it was in progress. */
  #finish(job: Job, next: Job | null = null): void {
    if (this.#jobs.get(keyOf(job)) !== job) return;
    this.#jobs.delete(keyOf(job));
    if (next) this.#jobs.set(keyOf(next), next);
  }

  #retry(job: Job, delayMs = 0): void {
    const next = nextTry(job, Date.now(), delayMs);
    count(job.kind, next ? 'again' : 'given-up');
    this.#finish(job, next);
  }

  async #lookUp(job: Job): Promise<void> {
    try {
      const { addresses, comes } = await this.#parts.find(job.what);
      for (const { name } of this.#parts.engines)
        for (const what of addresses) this.#add({ kind: name, what, tries: 0, due: Date.now() });
      this.#finish(job, comes === null ? null : { ...job, tries: 0, due: comes });
    } catch {
      this.#retry(job);
    }
  }

  async #push(engine: Engine, some: readonly Job[]): Promise<void> {
    const addresses = some.map(({ what }) => what);
    const notified = { engine: engine.name, addresses: addresses.length };
    if (!this.#parts.live)
      log.info({ ...notified, first: addresses.slice(0, 10) }, 'pushes: dry run, nothing is sent');
    const outcome = this.#parts.live
      ? await this.#parts.notify(engine, addresses)
      : { kind: 'dry-run' as const };
    if (outcome.kind === 'again') {
      log.warn({ ...notified, status: outcome.status }, 'pushes: not taken, tried again later');
      for (const job of some) this.#retry(job, outcome.delayMs);
      return;
    }
    if (outcome.kind === 'refused') log.error({ ...notified, status: outcome.status }, 'pushes: refused');
    count(engine.name, outcome.kind, some.length);
    for (const job of some) this.#finish(job);
  }

  #due(kind: Job['kind']): Job[] {
    return [...this.#jobs.values()].filter((job) => job.kind === kind && job.due <= Date.now());
  }

  async #serve(engine: Engine): Promise<void> {
    const all = this.#due(engine.name);
    for (let at = 0; at < all.length; at += engine.most) {
      await this.#push(engine, all.slice(at, at + engine.most));
      this.#keep();
    }
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (const job of this.#due('article')) await this.#lookUp(job);
    this.#keep();
    await Promise.all(this.#parts.engines.map((engine) => this.#serve(engine)));
    this.#working = false;
    this.#wake();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    if (this.#working || this.#jobs.size === 0) return;
    const next = Math.min(...[...this.#jobs.values()].map(({ due }) => due));
    const wait = Math.min(Math.max(0, next - Date.now()), LONGEST_SLEEP_MS);
    this.#timer = setTimeout(() => this.#work(), wait);
    this.#timer.unref();
  }
}

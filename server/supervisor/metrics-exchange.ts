import type { Member } from './member';
import type { Report } from './messages';

/** A process that does not answer in time is left out. */
const TIMEOUT_MS = 1000;

interface Collection {
  asker: Member;
  question: number;
  waiting: Set<Member>;
  metrics: unknown[];
  timer: NodeJS.Timeout;
}

/** Collects the metrics of the other processes for the one that was asked for metrics. */
export class MetricsExchange {
  private readonly collections = new Map<number, Collection>();
  private last = 0;

  ask(asker: Member, question: number, others: readonly Member[]): void {
    this.last += 1;
    const id = this.last;
    const timer = setTimeout(() => this.finish(id), TIMEOUT_MS);
    this.collections.set(id, { asker, question, waiting: new Set(others), metrics: [], timer });
    for (const { child } of others) child.send({ order: 'send-metrics', question: id });
    if (others.length === 0) this.finish(id);
  }

  take(member: Member, { question, metrics }: Extract<Report, { report: 'metrics' }>): void {
    const collection = this.collections.get(question);
    if (!collection?.waiting.delete(member)) return;
    collection.metrics.push(metrics);
    if (collection.waiting.size === 0) this.finish(question);
  }

  private finish(id: number): void {
    const collection = this.collections.get(id);
    if (!collection) return;
    this.collections.delete(id);
    clearTimeout(collection.timer);
    const { asker, question, metrics } = collection;
    if (!asker.isOver) asker.child.send({ order: 'take-metrics', question, metrics });
  }
}

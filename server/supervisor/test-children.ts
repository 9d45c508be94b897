import type { Child, Fork, Start } from './member';
import type { Order, Report } from './messages';

/** A fake process, which does nothing by itself. */
export interface FakeChild extends Child {
  start: Start;
  orders: string[];
  signals: string[];
  report(report: Report['report']): void;
  tell(report: Report): void;
  end(code: number | null, signal?: NodeJS.Signals): void;
}

/** A fork that creates fakes, which `children` lists in order. A killed one ends. */
export function fakeFork(): { fork: Fork; children: FakeChild[] } {
  const children: FakeChild[] = [];
  const fork: Fork = (start, { reported, ended }) => {
    const child: FakeChild = {
      start,
      pid: children.length + 1,
      orders: [],
      signals: [],
      send(order: Order) {
        child.orders.push(order.order);
        if (order.order === 'listen') child.report('listening');
      },
      kill(signal) {
        child.signals.push(signal);
        ended(null, signal);
      },
      report: (report) => reported({ report } as Report),
      tell: reported,
      end: (code, signal) => ended(code, signal ?? null),
    };
    children.push(child);
    return child;
  };
  return { fork, children };
}

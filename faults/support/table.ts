import { mkdirSync, writeFileSync } from 'node:fs';
import type { Visit } from './visit';

/** What visitors and the back office saw of a fault. */
export interface Suffered {
  known: Visit[];
  unknown: Visit[];
  /** To the back office. */
  calls: number;
  /** How often each page could be due: once, unless the fault makes pages due again. */
  rounds: number;
}

export interface Row {
  fault: string;
  known: string;
  slowestMs: number;
  calls: string;
  unknown: string;
  freshMs: number;
}

/** The line of a fault; `whole` is the number of known pages that were answered whole. */
export function rowOf(
  fault: string,
  { known, unknown, calls }: Suffered,
  { whole, normalCalls, freshMs }: { whole: number; normalCalls: number; freshMs: number },
): Row {
  return {
    fault,
    known: `${whole} of ${known.length}`,
    slowestMs: Math.max(...[...known, ...unknown].map(({ ms }) => ms)),
    calls: `${calls} of ${normalCalls}`,
    unknown: [...new Set(unknown.map(({ status }) => status))].sort().join(', '),
    freshMs,
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Writes the results of a run as a part of the table in docs/reliability.md. */
export function writeTable(name: string, rows: readonly Row[]): void {
  const lines = rows.map(
    ({ fault, known, slowestMs, calls, unknown, freshMs }) =>
      `| ${fault} | ${known} | ${seconds(slowestMs)} | ${calls} | ${unknown} | ${seconds(freshMs)} |`,
  );
  const head = [
    '| fault | known pages complete | slowest answer | calls, of normal | unknown pages | fresh after |',
    '|---|---|---|---|---|---|',
  ];
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/faults-${name}.md`, `${[...head, ...lines].join('\n')}\n`);
}

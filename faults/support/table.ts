import { mkdirSync, writeFileSync } from 'node:fs';

export interface Row {
  fault: string;
  known: string;
  slowestMs: number;
  calls: string;
  unknown: string;
  freshMs: number;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Writes the results of a run as a part of the table in docs/reliability.md. */
export function writeTable(name: string, rows: readonly Row[]): void {
  const lines = rows.map(
    ({ fault, known, slowestMs, calls, unknown, freshMs }) =>
      `| ${fault} | ${known} | ${seconds(slowestMs)} | ${calls} | ${unknown} | ${seconds(freshMs)} |`,
  );
  const head = [
    '| fault | known pages whole | slowest answer | OWS calls, of normal | unknown pages | fresh after |',
    '|---|---|---|---|---|---|',
  ];
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/faults-${name}.md`, `${[...head, ...lines].join('\n')}\n`);
}

import { readdirSync, readFileSync } from 'node:fs';

/** Place of the niceness after the command's name in /proc/<pid>/task/<tid>/stat. */
const NICENESS = 16;

function nicenessOf(pid: number, thread: string): number {
  const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICENESS]);
}

/** Niceness of a process's main thread, and the highest of its threads. Linux alone tells. */
export function nicenessIn(pid: number): { main: number; highest: number } {
  const threads = readdirSync(`/proc/${pid}/task`);
  return {
    main: nicenessOf(pid, String(pid)),
    highest: Math.max(...threads.map((thread) => nicenessOf(pid, thread))),
  };
}

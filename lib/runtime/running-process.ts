import { readFileSync } from 'node:fs';

/** A process of this machine, told from later ones with the same number. */
export interface ProcessMark {
  pid: number;
  /**
   * When it started, in kernel ticks, since process ids are reused, in containers immediately; empty where there is no
   * /proc.
   */
  startedAt: string;
}

/** When a process started; empty if it has ended or there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so fields are counted from its end: the 22nd is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'EPERM';
  }
}

/** The mark of a process, by default this one. */
export const markOf = (pid = process.pid): ProcessMark => ({ pid, startedAt: startOf(pid) });

/** Whether this process has not ended. */
export function isRunning({ pid, startedAt }: ProcessMark): boolean {
  if (!answersSignals(pid)) return false;
  const now = startOf(pid);
  return !startedAt || !now || startedAt === now;
}

export const isSameProcess = (a: ProcessMark | null, b: ProcessMark | null): boolean =>
  a?.pid === b?.pid && a?.startedAt === b?.startedAt;

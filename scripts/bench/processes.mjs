import { readFileSync } from 'node:fs';

const TICKS = 100;
const MS_PER_TICK = 1000 / TICKS;
/** Places of user and system time after the command's name in /proc/<pid>/stat. */
const [USER, SYSTEM] = [11, 12];

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Milliseconds of CPU in a line of /proc/<pid>/stat; NaN for another text. */
export function cpuOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK;
}

/** Megabytes of one value of /proc/<pid>/status, such as VmRSS; NaN where it is missing. */
export function memoryOf(status, name) {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

/** Milliseconds of CPU that a process has used; NaN where the system has no /proc. */
export const cpuMs = (pid) => cpuOf(read(`/proc/${pid}/stat`));

/** Resident megabytes of a process now and at most so far; NaN where the system has no /proc. */
export function residentMb(pid) {
  const status = read(`/proc/${pid}/status`);
  return { now: memoryOf(status, 'VmRSS'), most: memoryOf(status, 'VmHWM') };
}

const childrenOf = (pid) => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Resident megabytes at most so far of a process, or of the largest one that a supervisor has. */
export const largestMb = (pid) => Math.max(...[pid, ...childrenOf(pid)].map((one) => residentMb(one).most));

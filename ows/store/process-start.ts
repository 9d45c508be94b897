import { readFile } from 'node:fs/promises';

/** When a process began, in the kernel's ticks; empty where the system has no /proc. */
export async function processStartedAt(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain blanks, so fields are counted from its end: the 22nd is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

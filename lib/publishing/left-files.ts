import 'server-only';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, isSameProcess, markOf } from '@/lib/runtime/running-process';

/** What follows the common part of a file's name; a file without an owner is of a version that had one for all. */
const OWNER = /^(?:\.(\d+)-(\d*)-[\da-f-]+)?\.json$/;

/** Where the processes of a queue have their files, and how the names of these begin. */
export interface FilePlace {
  folder: string;
  head: string;
}

/** A path that names this process as the owner; another one each time. */
export function ownPath({ folder, head }: FilePlace): string {
  const { pid, startedAt } = markOf();
  return join(folder, `${head}.${pid}-${startedAt}-${randomUUID()}.json`);
}

/** The files of processes that have ended; `own` are those that this process has made. Throws as fs does. */
export function leftFiles({ folder, head }: FilePlace, own: ReadonlySet<string>): string[] {
  const isLeft = (path: string, [, pid, startedAt = '']: RegExpExecArray): boolean => {
    if (own.has(path)) return false;
    const owner = pid ? { pid: Number(pid), startedAt } : null;
    // One with the mark of this process is of an earlier one: without /proc they cannot be told apart.
    return !owner || isSameProcess(owner, markOf()) || !isRunning(owner);
  };
  return readdirSync(folder).flatMap((name) => {
    const found = name.startsWith(head) ? OWNER.exec(name.slice(head.length)) : null;
    const path = join(folder, name);
    return found && isLeft(path, found) ? [path] : [];
  });
}

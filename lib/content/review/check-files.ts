import 'server-only';
import { atMost } from '@/lib/base/at-most';
import { OwsError } from '@/lib/base/ows-error';
import type { FileState } from '@/lib/model/review';
import { fileSize } from '@/lib/ows/files';
import { beforeDeadline } from '@/lib/ows/resilience/deadline';
import { timeLeft } from '@/lib/runtime/running-time';

const FILES_AT_ONCE = 8;
const OWN_FILES = '/ows';
const GONE: readonly number[] = [404, 410];

/** The state of a file; undefined where the back office failed or the time is over. */
async function stateOf(address: string, deadline: number): Promise<FileState | undefined> {
  if (timeLeft(deadline) <= 0) return undefined;
  try {
    return { bytes: await beforeDeadline(deadline, fileSize(address.slice(OWN_FILES.length))) };
  } catch (error) {
    return error instanceof OwsError && GONE.includes(error.status) ? 'missing' : undefined;
  }
}

export interface CheckedFiles {
  files: ReadonlyMap<string, FileState>;
  /** Number of files that were not requested in time, or for which the back office failed. */
  unchecked: number;
}

/** Checks files, each once, until a deadline. Never rejects. */
export async function checkFiles(addresses: Iterable<string>, deadline: number): Promise<CheckedFiles> {
  const asked = [...new Set(addresses)];
  const states = await atMost(asked, FILES_AT_ONCE, (address) => stateOf(address, deadline));
  const known = asked.flatMap((address, at) => {
    const state = states[at];
    return state === undefined ? [] : [[address, state] as const];
  });
  return { files: new Map(known), unchecked: asked.length - known.length };
}

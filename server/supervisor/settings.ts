import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Environment, firstIssue, SettingError } from '@/lib/runtime/env-schema';

const Own = Environment.pick({
  PROCESSES: true,
  REDIS_URL: true,
  PAGES_DIR: true,
  COPIES_DIR: true,
  BUILDS_DIR: true,
  OWS_CALLS_PER_SECOND: true,
  DRAIN_MS: true,
});

export interface SupervisorSettings {
  processes: number;
  drainMs: number;
  /** May be a symbolic link to the folder of a release. */
  releases: string;
  /** Environment of the process at a place, in addition to that of the supervisor. */
  environmentOf(place: number): Record<string, string>;
}

/** The working directory as the shell wrote it: `process.cwd()` has resolved symbolic links. */
function workingFolder(pwd: string | undefined): string {
  const cwd = process.cwd();
  return pwd && existsSync(pwd) && realpathSync(pwd) === cwd ? pwd : cwd;
}

/** The settings that the supervisor needs; throws a SettingError that names the first mistake. */
export function readSupervisorSettings(source: Record<string, string | undefined>): SupervisorSettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Own.safeParse(given);
  if (!parsed.success) throw firstIssue(parsed.error, 'setting');
  const { PROCESSES, REDIS_URL, PAGES_DIR, COPIES_DIR, BUILDS_DIR, OWS_CALLS_PER_SECOND, DRAIN_MS } =
    parsed.data;
  if (PROCESSES > 1 && !REDIS_URL)
    throw new SettingError('REDIS_URL must be set where PROCESSES is more than 1');
  // The first place has the folders of a single process; made absolute, they do not change with a release.
  const at = (folder: string, place: number) =>
    place === 1 ? resolve(folder) : join(resolve(folder), `process-${place}`);
  return {
    processes: PROCESSES,
    drainMs: DRAIN_MS,
    releases: given.RELEASE_DIR ?? workingFolder(given.PWD),
    environmentOf: (place) => ({
      PROCESS_PLACE: String(place),
      PAGES_DIR: at(PAGES_DIR, place),
      COPIES_DIR: at(COPIES_DIR, place),
      BUILDS_DIR: resolve(BUILDS_DIR),
      // The agreed rate applies to all processes together.
      OWS_CALLS_PER_SECOND: String(Math.max(1, Math.floor(OWS_CALLS_PER_SECOND / PROCESSES))),
    }),
  };
}

/** The folder of the release that `releases` leads to; throws if it cannot be started. */
export function findRelease(releases: string): string {
  const folder = realpathSync(releases);
  for (const file of ['dist/main.mjs', '.next/BUILD_ID']) {
    if (!existsSync(join(folder, file))) throw new SettingError(`the release has no ${file}: ${folder}`);
  }
  return folder;
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program to its end; its output is text. */
export const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });

/** Packs the build into a folder and unpacks it there; throws with what was said where that fails. */
export function unpackRelease(place: string, options: string[]): { archive: string; folder: string } {
  const packed = run(
    process.execPath,
    ['scripts/pack.mjs', '--as-built', '--to', place, ...options],
    process.cwd(),
  );
  if (packed.status !== 0) throw new Error(packed.stdout + packed.stderr);
  const archive = readdirSync(place).find((name) => name.endsWith('.tar.gz')) ?? '';
  const unpacked = run('tar', ['xzf', archive], place);
  if (unpacked.status !== 0) throw new Error(unpacked.stderr);
  return { archive, folder: join(place, archive.replace('.tar.gz', '')) };
}

/** A PATH that leads to Node and to nothing else. */
export function nodeAlone(place: string): string {
  const programs = join(place, 'bin');
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
  return programs;
}

/** Put before a command, runs it in a folder. */
export const inFolder = (folder: string): string[] => ['/bin/sh', '-c', 'cd "$0" && exec "$@"', folder];

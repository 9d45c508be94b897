import { spawnSync } from 'node:child_process';

/**
 * Whether a program can be started, for tests that run it. With CI=true a missing one fails; elsewhere a warning says
 * what is not tested.
 */
export function isInstalled(command: string, untested: string): boolean {
  // Any answer proves that it is there: programs differ in how they are asked for their version.
  if (!spawnSync(command, ['--version'], { stdio: 'ignore' }).error) return true;
  if (process.env.CI === 'true') throw new Error(`CI needs ${command}.`);
  console.warn(`${command} is not installed: ${untested}`);
  return false;
}

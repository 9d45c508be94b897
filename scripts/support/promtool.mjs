import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve('.data/tools');
const PROMTOOL = `${FOLDER}/usr/bin/promtool`;

const works = (command, args, cwd) => spawnSync(command, args, { stdio: 'ignore', cwd }).status === 0;

/** Debian's package is unpacked, not installed: only one file of it is needed, without what it depends on. */
function downloadPromtool() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  mkdirSync(FOLDER, { recursive: true });
  if (!works('apt-get', ['download', '-qq', 'prometheus'], FOLDER)) return false;
  const [file] = readdirSync(FOLDER).filter((name) => name.endsWith('.deb'));
  return works('dpkg-deb', ['-x', file, '.'], FOLDER) && existsSync(PROMTOOL);
}

/**
 * The environment variable by which the tests of `deploy/` find promtool: the installed one, else Debian's. Without it
 * those tests are passed over with a message, and fail with CI=true.
 */
export function promtoolSettings() {
  if (works('promtool', ['--version'])) return { PROMTOOL: 'promtool' };
  if (existsSync(PROMTOOL)) return { PROMTOOL };
  console.log('Fetching promtool for the tests of deploy/ …');
  return downloadPromtool() ? { PROMTOOL } : {};
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const FOLDER = resolve('.data/tools');
const PROMTOOL = `${FOLDER}/usr/bin/promtool`;

const works = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'ignore', env, ...options }).status === 0;
const asRoot = (...args) =>
  process.getuid?.() === 0
    ? works('apt-get', args, { stdio: 'inherit' })
    : works('sudo', ['-n', 'apt-get', ...args], { stdio: 'inherit' });

/** Debian's package is unpacked, not installed: its service would start, and only one file is needed. */
function downloadPromtool() {
  mkdirSync(FOLDER, { recursive: true });
  if (!works('apt-get', ['download', '-qq', 'prometheus'], { cwd: FOLDER })) return false;
  const [file] = readdirSync(FOLDER).filter((name) => name.endsWith('.deb'));
  return works('dpkg-deb', ['-x', file, '.'], { cwd: FOLDER }) && existsSync(PROMTOOL);
}

/**
 * promtool and systemd-analyze for the tests of `deploy/`: installed ones, else Debian's. Without them those tests are
 * passed over with a message. Returns the environment variable by which they find promtool.
 */
export function operatorSettings() {
  const found = works('promtool', ['--version']) ? 'promtool' : existsSync(PROMTOOL) && PROMTOOL;
  const hasSystemd = works('systemd-analyze', ['--version']);
  if (found && hasSystemd) return { PROMTOOL: found };
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Fetching promtool and systemd-analyze for the tests of deploy/ …');
    asRoot('update', '-qq');
    if (!hasSystemd) asRoot('install', '-y', '-qq', '--no-install-recommends', 'systemd');
  }
  if (found) return { PROMTOOL: found };
  return existsSync('/usr/bin/apt-get') && downloadPromtool() ? { PROMTOOL } : {};
}

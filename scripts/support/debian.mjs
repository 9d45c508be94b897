import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const isThere = (command) => PLACES.some((folder) => existsSync(join(folder, command)));

/** What the tests of faults run beside Node: commands, and their Debian packages. */
export const FAULT_PROGRAMS = {
  nginx: 'nginx-light',
  openssl: 'openssl',
  'redis-server': 'redis-server',
  varnishd: 'varnish',
};

/** The packages of servers would start them as services; in run level 1 they don't. */
const QUIETLY = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];

/** Runs apt-get as root; false where there is none, where it fails, or where sudo wants a password. */
function apt(...args) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), ...QUIETLY];
  return spawnSync(command, [...rest, 'apt-get', ...args], { stdio: 'inherit' }).status === 0;
}

/** Installs the first set of Debian packages that can be installed; false when none can. */
export const installPackages = (...sets) =>
  apt('update', '-qq') && sets.some((packages) => apt('install', '-y', '-qq', ...packages));

/**
 * Programs that some tests run, by command and Debian package: what is missing is installed where that is possible.
 * Elsewhere those tests say that they are not run, and with CI=true they fail.
 */
export function ensurePrograms(programs) {
  const missing = Object.entries(programs).filter(([command]) => !isThere(command));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, name]) => name))];
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  if (!installPackages(packages)) console.log('They could not be installed: what needs them is not tested.');
}

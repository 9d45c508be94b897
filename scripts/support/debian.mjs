import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const works = ([command, ...args]) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0;

const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const isThere = (command) => PLACES.some((folder) => existsSync(join(folder, command)));

function install(packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return works([...apt, 'update', '-qq']) && works([...apt, 'install', '-y', '-qq', ...packages]);
}

/**
 * Programs that some tests run, by command and Debian package: what is missing is installed where that is possible.
 * Elsewhere those tests say that they are not run, and with CI they fail.
 */
export function ensurePrograms(programs) {
  const missing = Object.entries(programs).filter(([command]) => !isThere(command));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  if (!install(packages)) console.log('They could not be installed: what needs them is not tested.');
}

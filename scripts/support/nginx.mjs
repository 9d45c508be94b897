import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The package would start nginx as a service, on port 80: services are not started in run level 1.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
const works = (command, args, stdio = 'inherit') => spawnSync(command, args, { stdio, env }).status === 0;
const isThere = () => works('nginx', ['-v'], 'ignore');

function byApt() {
  const apt = (...args) =>
    process.getuid?.() === 0
      ? works('apt-get', args)
      : works('sudo', ['-n', 'env', 'RUNLEVEL=1', 'apt-get', ...args]);
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'openssl')
  );
}

/**
 * nginx for the tests of the gateway (faults/gateway.faults.test.ts): an installed one, else Debian's. Without either
 * these tests are skipped with a message, and fail with CI=true; nothing else needs nginx.
 */
export function ensureNginx() {
  if (isThere()) return;
  console.log('Installing nginx for the tests of the gateway …');
  if (existsSync('/usr/bin/apt-get') && byApt() && isThere()) return;
  console.log('No nginx could be installed: the gateway will not be tested.');
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const works = (command, args, stdio = 'inherit') => spawnSync(command, args, { stdio, env }).status === 0;
const isThere = () => works('java', ['-version'], 'ignore');

function byApt() {
  const apt = (...args) =>
    process.getuid?.() === 0 ? works('apt-get', args) : works('sudo', ['-n', 'apt-get', ...args]);
  return apt('update', '-qq') && apt('install', '-y', '-qq', 'default-jre-headless');
}

/**
 * Java for the HTML checker (e2e/crawl/nu-html.spec.ts): an installed one, else Debian's. Without either the
 * checker's test is skipped with a message; nothing else needs Java.
 */
export function ensureJava() {
  if (isThere()) return;
  console.log('Installing Java for the HTML checker …');
  if (existsSync('/usr/bin/apt-get') && byApt() && isThere()) return;
  console.log('No Java could be installed: the HTML checker will be passed over.');
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isInstalled } from '@/testing/programs';
import { until } from './processes';

export const HOST = 'www.gateway.test';
/** For how long a copy is not even compared with the page. */
const FRESH_MS = 2000;

/** False, with a warning, where nginx is not installed, which CI does not accept. */
export const gatewayIsThere = (): boolean =>
  ['nginx', 'openssl'].every((name) => isInstalled(name, 'the gateway is not tested'));

/** Waits until every copy that the gateway has now is compared with the page when it is asked for. */
export function copiesAreOld(since = Date.now()): Promise<number> {
  return until('copies to be old', 10_000, async () => Date.now() - since > FRESH_MS + 1000);
}

/** A line of nginx's access log. */
interface LogLine {
  method: string;
  path: string;
  status: string;
  /** HIT, MISS, STALE …; empty for what is not stored. */
  cache: string;
}

export interface Gateway {
  port: number;
  httpPort: number;
  certificate: Buffer;
  log: () => LogLine[];
  /** Everything that nginx has written. */
  written: () => string;
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
  return stdout + stderr;
}

let child: ChildProcess | undefined;

/** Ends nginx by its master, which ends its workers. */
export async function closeGateway(): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const over = once(child, 'close');
  child.kill('SIGTERM');
  await over;
}
process.once('exit', () => child?.kill('SIGTERM'));

function certify(folder: string): void {
  const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  run('openssl', [
    ...['req', '-x509', ...kind, ...names],
    ...['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`],
  ]);
}

/** The shipped configuration before a process of the site, written for this test as for any installation. */
export async function openGateway(port: number, httpPort: number, site: string): Promise<Gateway> {
  const folder = resolve(`.data/faults-gateway/${port}`);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['logs', 'cache']) mkdirSync(`${folder}/${name}`, { recursive: true });
  certify(folder);
  const settings = {
    host: HOST,
    processes: [site],
    httpPort,
    httpsPort: port,
    certificate: `${folder}/cert.pem`,
    certificateKey: `${folder}/key.pem`,
    folder: `${folder}/site`,
    cacheFolder: `${folder}/cache`,
    cacheMegabytes: 64,
    logFolder: `${folder}/logs`,
    pidFile: `${folder}/nginx.pid`,
    // Started by root, its workers would be another user, who may not read the folder.
    user: process.getuid?.() === 0 ? 'root' : 'www-data',
  };
  writeFileSync(`${folder}/settings.json`, JSON.stringify(settings));
  const write = ['--import', 'tsx', 'scripts/gateway/write.ts', '--settings', `${folder}/settings.json`];
  run(process.execPath, [...write, '--out', `${folder}/site`]);
  const start = ['-p', folder, '-c', `${folder}/site/nginx.conf`];
  const checked = run('nginx', ['-t', ...start]);
  if (/\[warn\](?!.*"user")/.test(checked)) throw new Error(checked);
  child = spawn('nginx', [...start, '-g', 'daemon off;'], { stdio: 'ignore' });
  await until('nginx', 10_000, async () => existsSync(`${folder}/nginx.pid`));
  const textOf = (name: string) => readFileSync(`${folder}/logs/${name}`, 'utf8');
  return {
    port,
    httpPort,
    certificate: readFileSync(`${folder}/cert.pem`),
    log: () =>
      textOf('access.log')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as LogLine),
    written: () => textOf('access.log') + textOf('error.log'),
  };
}

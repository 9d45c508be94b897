import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { hasProgram } from '../support/children.mjs';

const CONNECTIONS = 64;
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');
const UNITS = { us: 0.001, ms: 1, s: 1000 };
const run = promisify(execFile);

/** Requests per second and latencies in ms of wrk's report. */
export function fromWrk(text) {
  const latency = (share) => {
    const [, value, unit] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s)`, 'm').exec(text) ?? [];
    return Number(value) * UNITS[unit];
  };
  const [, failed = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(text) ?? [];
  const [, rate] = /^Requests\/sec:\s+([\d.]+)/m.exec(text) ?? [];
  return { rate: Number(rate), p50: latency(50), p99: latency(99), failed: Number(failed) };
}

/** The same of autocannon's. */
export function fromAutocannon(text) {
  const { requests, latency, errors, timeouts, '4xx': refused, '5xx': broken } = JSON.parse(text);
  return {
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + timeouts + refused + broken,
  };
}

const headerArgs = (headers) =>
  Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);

function withWrk({ url, headers, seconds }) {
  const args = ['--latency', '-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`];
  return run('wrk', [...args, ...headerArgs(headers), url]).then(({ stdout }) => fromWrk(stdout));
}

function withAutocannon({ url, headers, seconds }) {
  const args = [AUTOCANNON, '--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)];
  const options = { maxBuffer: 16 * 1024 * 1024 };
  return run(process.execPath, [...args, ...headerArgs(headers), url], options).then(({ stdout }) =>
    fromAutocannon(stdout),
  );
}

/** Name of the program that makes the load: wrk, which uses less of the machine, where it is installed. */
export const loader = () => (hasProgram('wrk') ? 'wrk' : 'autocannon');

/**
 * Requests one address over 64 connections for some seconds. Resolves to requests per second, p50 and p99 in ms, and
 * the number of answers that failed.
 */
export const load = (target) => (loader() === 'wrk' ? withWrk(target) : withAutocannon(target));

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasProgram } from '../support/children.mjs';
import { rawAnswer, settledAnswer } from '../support/raw-answer.mjs';
import { load, loader } from './load.mjs';
import { startNginx } from './nginx.mjs';
import { residentMb } from './processes.mjs';
import { AGENTS } from './site.mjs';
import { ratio } from './statistics.mjs';
import { table } from './table.mjs';

const WARM_SECONDS = 1;
const ENCODINGS = { brotli: 'br', gzip: 'gzip', plain: 'identity' };
const CHUNKS = '.next/static/chunks';

/** The address of a script file of the build. */
function scriptPath() {
  const [file] = readdirSync(CHUNKS)
    .filter((name) => name.endsWith('.js'))
    .sort();
  return `/_next/static/chunks/${file}`;
}

/** The stored home page in each encoding, as it is sent. */
async function homeAnswers(origin) {
  const answers = {};
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    const headers = { 'user-agent': AGENTS.desktop, 'accept-encoding': encoding };
    answers[name] = await settledAnswer(`${origin}/`, headers);
    if (answers[name].status !== 200) throw new Error(`the home page answers ${answers[name].status}`);
  }
  return answers;
}

async function measured(url, headers, seconds) {
  await load({ url, headers, seconds: WARM_SECONDS });
  return load({ url, headers, seconds });
}

/** Headers by which the home page of a server answers 304. */
async function unchanged(url) {
  const headers = { 'user-agent': AGENTS.desktop, 'accept-encoding': 'br' };
  const { headers: sent } = await rawAnswer(url, headers);
  return { ...headers, 'if-none-match': sent.etag ?? '' };
}

const homeHeaders = (name) => ({ 'user-agent': AGENTS.desktop, 'accept-encoding': ENCODINGS[name] });

async function rowOf(name, site, nginx) {
  const { rate, p50, p99, failed } = site;
  return [
    name,
    rate,
    p50,
    p99,
    nginx?.rate ?? Number.NaN,
    nginx?.p99 ?? Number.NaN,
    ratio(rate, nginx?.rate),
    failed,
  ];
}

async function homeRows({ origin, nginx, seconds }) {
  const rows = [];
  for (const name of Object.keys(ENCODINGS)) {
    const own = await measured(`${origin}/`, homeHeaders(name), seconds);
    const other = nginx && (await measured(`${nginx.origin}/${name}`, homeHeaders(name), seconds));
    rows.push(await rowOf(`home, ${name}`, own, other));
  }
  const own = await measured(`${origin}/`, await unchanged(`${origin}/`), seconds);
  const file = nginx && `${nginx.origin}/brotli`;
  const other = file && (await measured(file, await unchanged(file), seconds));
  return [...rows, await rowOf('home, 304', own, other)];
}

async function otherRows({ origin, seconds }) {
  const rows = [];
  const others = {
    '`/api/health`': '/api/health',
    'a redirect': '/about-us/',
    'a script file': scriptPath(),
  };
  for (const [name, path] of Object.entries(others)) {
    rows.push(await rowOf(name, await measured(origin + path, homeHeaders('brotli'), seconds)));
  }
  return rows;
}

/** Stored pages under load, beside nginx with the same bytes where it is installed; resolves to Markdown. */
export async function storedReport({ site, folder, nginxPort, seconds }) {
  const { origin, child } = site;
  const answers = await homeAnswers(origin);
  const before = residentMb(child.pid);
  const nginx = hasProgram('nginx')
    ? await startNginx(join(folder, 'nginx'), answers, { port: nginxPort })
    : null;
  const given = { origin, nginx, seconds };
  const rows = [...(await homeRows(given)), ...(await otherRows(given))];
  nginx?.stop();
  const { now, most } = residentMb(child.pid);
  const sizes = Object.entries(answers).map(([name, { body }]) => `${name} ${body.length}`);
  return [
    `64 connections, ${seconds} s each, load by ${loader()}. Bytes of the home page: ${sizes.join(', ')}.`,
    nginx
      ? 'nginx has one worker and sends the same bytes and headers from files.'
      : 'nginx is not installed.',
    '',
    table(
      ['answer', 'requests/s', 'p50 ms', 'p99 ms', 'nginx/s', 'nginx p99 ms', 'share of nginx', 'failed'],
      rows,
    ),
    '',
    `Memory of the site: ${Math.round(before.now)} MB before, ${Math.round(now)} MB after, ${Math.round(most)} MB at most.`,
  ].join('\n');
}

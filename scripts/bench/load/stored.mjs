import { join } from 'node:path';
import { stopServer } from '../../support/children.mjs';
import { settledAnswer } from '../../support/raw-answer.mjs';
import { Mistake } from '../../support/say.mjs';
import { load, loader } from '../load.mjs';
import { startNginx } from '../nginx.mjs';
import { AGENTS } from '../site.mjs';
import { ratio } from '../statistics.mjs';
import { table } from '../table.mjs';

const SECONDS = 5;
const ENCODINGS = { brotli: 'br', gzip: 'gzip', plain: 'identity' };
const HEAD = [
  'home page',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'files/s',
  'files p99 ms',
  'share of files',
  'failed',
];

const headersFor = (encoding) => ({ 'user-agent': AGENTS.desktop, 'accept-encoding': encoding });

async function measured(url, headers) {
  await load({ url, headers, seconds: 1 });
  return load({ url, headers, seconds: SECONDS });
}

async function answersOf({ origin }) {
  const answers = {};
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    answers[name] = await settledAnswer(`${origin}/`, headersFor(encoding));
    if (answers[name].status !== 200) throw new Mistake(`The home page answers ${answers[name].status}.`);
  }
  return answers;
}

/** Each form of the page through the gateway, beside the same bytes in files. */
async function rowsFor(what, gateway, files) {
  const rows = [];
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    const own = await measured(`${gateway.origin}/`, headersFor(encoding));
    const other = await measured(`${files.origin}/${name}`, headersFor(encoding));
    rows.push([
      `${what}, ${name}`,
      ...[own.rate, own.p50, own.p99, other.rate, other.p99, ratio(own.rate, other.rate), own.failed],
    ]);
  }
  return rows;
}

/**
 * The stored home page through the gateway beside an nginx with the same bytes in files, over TLS both, with as many
 * workers; then with the site's process gone. Resolves to Markdown.
 */
export async function storedReport({ site, gateway, folder, ports }) {
  const files = await startNginx(join(folder, 'files'), await answersOf(gateway), {
    ...{ port: ports.files, workers: 'auto', tls: gateway.tls },
  });
  const rows = await rowsFor('site running', gateway, files);
  await stopServer(site.child);
  rows.push(...(await rowsFor('site gone', gateway, files)));
  files.stop();
  return [`64 connections, TLS, ${SECONDS} s each, load by ${loader()}.`, '', table(HEAD, rows)].join('\n');
}

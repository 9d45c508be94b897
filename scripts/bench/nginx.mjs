import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNginx } from '../support/nginx.mjs';
import { rawAnswer } from '../support/raw-answer.mjs';
import { Mistake } from '../support/say.mjs';

/** Set by nginx itself, or about one connection. */
const OWN = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'transfer-encoding',
]);
const FROM_FILE = new Set(['etag', 'last-modified', 'accept-ranges']);

const quoted = (value) =>
  `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;

/** The location of one body: its file, with the headers that the site sends. */
export function locationOf(name, file, headers) {
  const type = headers['content-type'] ?? 'text/html';
  const added = Object.entries(headers)
    .filter(([header]) => !OWN.has(header) && !FROM_FILE.has(header))
    .flatMap(([header, value]) => [value].flat().map((one) => `add_header ${header} ${quoted(one)};`));
  return [
    `location = /${name} {`,
    `alias ${file};`,
    'types {}',
    `default_type ${quoted(type)};`,
    ...added,
    '}',
  ].join('\n');
}

const tlsOf = ({ certificate, key }) =>
  `ssl_certificate ${certificate};\nssl_certificate_key ${key};\nssl_session_cache shared:tls:1m;`;

/** A configuration without logs; all its files are in `folder`. `tls` names a certificate and its key. */
function configOf(folder, { port, workers, tls }, locations) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  // Started by root, its worker would be nobody, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}worker_processes ${workers};
pid ${join(folder, 'nginx.pid')};
error_log stderr error;
events { worker_connections 1024; }
http {
access_log off;
sendfile on;
tcp_nopush on;
keepalive_requests 100000000;
open_file_cache max=100;
${temporary.join('\n')}
server {
listen 127.0.0.1:${port}${tls ? ' ssl' : ''};
${tls ? tlsOf(tls) : ''}
location = /health { return 204; }
${locations.join('\n')}
}
}
`;
}

/**
 * nginx with these answers of the site, each at its name: the same bytes from files, with the same headers. Resolves
 * to its origin and a function that ends it.
 */
export async function startNginx(folder, answers, { port, workers = 1, tls }) {
  mkdirSync(folder, { recursive: true });
  const locations = Object.entries(answers).map(([name, { headers, body }]) => {
    const file = join(folder, name);
    writeFileSync(file, body);
    return locationOf(name, file, headers);
  });
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configOf(folder, { port, workers, tls }, locations));
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  const stop = await runNginx(folder, config, { url: `${origin}/health`, statuses: [204] });
  for (const name of Object.keys(answers)) {
    const { status } = await rawAnswer(`${origin}/${name}`);
    if (status !== 200) throw new Mistake(`nginx answers ${status} instead of the page.`);
  }
  return { origin, stop };
}

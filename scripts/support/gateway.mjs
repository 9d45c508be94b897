import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './children.mjs';
import { runNginx } from './nginx.mjs';

function certify(folder, host) {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', key, '-out', certificate];
  const command = ['openssl', 'req', '-x509', ...kind, ...names, ...files];
  runStep('Making a certificate', command);
  return { certificate, key };
}

/**
 * The gateway as it is shipped, in front of one port of the site; clients of the networks `unlimited` are not limited.
 * `company` is the settings file of the company. Resolves to its origin, its certificate, and a function that ends it;
 * without `isReady` the site may come later.
 */
export async function openGateway({ folder, host, ports, unlimited, isReady, company = '' }) {
  for (const name of ['logs', 'cache']) mkdirSync(join(folder, name), { recursive: true });
  const tls = certify(folder, host);
  const settings = join(folder, 'settings.json');
  const conf = join(folder, 'site');
  writeFileSync(
    settings,
    JSON.stringify({
      host,
      processes: [`127.0.0.1:${ports.site}`],
      httpPort: ports.plain,
      httpsPort: ports.gateway,
      certificate: tls.certificate,
      certificateKey: tls.key,
      folder: conf,
      cacheFolder: join(folder, 'cache'),
      logFolder: join(folder, 'logs'),
      pidFile: join(folder, 'nginx.pid'),
      user: process.getuid?.() === 0 ? 'root' : 'www-data',
      unlimited,
    }),
  );
  const write = ['--import', 'tsx', 'scripts/gateway/write.ts', '--settings', settings, '--out', conf];
  runStep('Writing the configuration', [process.execPath, ...write], {
    ...process.env,
    ...(company && { SITE_SETTINGS: company }),
  });
  const origin = `https://${host}:${ports.gateway}`;
  const probe = { url: `${origin}/`, statuses: isReady ? [200] : [503] };
  const stop = await runNginx(folder, join(conf, 'nginx.conf'), probe);
  return { origin, tls, stop };
}

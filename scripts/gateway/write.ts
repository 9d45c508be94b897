import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { SettingError } from '@/lib/runtime/env-schema';
import { readSettings as readCompany } from '@/lib/runtime/settings-file';
import { gatewayFiles } from './files';
import { DEFAULTS, readSettings } from './settings';
import { varnishFile } from './varnish-file';

const COMMITTED = 'deploy/nginx';
/** It depends on no installation. */
const FOR_VARNISH = 'deploy/varnish/visitors.vcl';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingError(`The settings of the gateway, ${file}, cannot be read.`);
  }
}

function write(): void {
  const { values } = parseArgs({ options: { settings: { type: 'string' }, out: { type: 'string' } } });
  const settings = values.settings === undefined ? DEFAULTS : readSettings(textOf(values.settings));
  const company = readCompany(process.env.SITE_SETTINGS || 'settings/site.json');
  const out = values.out ?? COMMITTED;
  for (const [name, text] of Object.entries(gatewayFiles(settings, company))) {
    const file = join(out, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (values.out === undefined) writeFileSync(FOR_VARNISH, varnishFile());
}

/**
 * `npm run gateway` renews deploy/nginx and deploy/varnish/visitors.vcl; `npm run gateway -- --settings gateway.json --out folder` writes the
 * configuration of an installation.
 */
try {
  write();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

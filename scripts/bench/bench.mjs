import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopOnSignal, stopServer, stopServers } from '../support/children.mjs';
import { checkNode, ensureBuilt, ensureFree, ensureInstalled } from '../support/ready.mjs';
import { Mistake, run } from '../support/say.mjs';
import { coldReport, memoryReport } from './cold.mjs';
import { findingsReport } from './findings.mjs';
import { measuredOn, partsNamed } from './parts.mjs';
import { openOffice, openSite } from './site.mjs';
import { storedReport } from './stored.mjs';
import { withReport } from './table.mjs';
import { templatesOf } from './templates.mjs';

/**
 * npm run bench: stored pages, pages never rendered, memory, the editors' list, and Lighthouse, each on a site and a
 * back office of its own; prints Markdown. `-- --only stored,cold` measures these parts alone, `-- --templates
 * home,list` opens these templates alone with Lighthouse, `-- --write` puts the report into docs/performance.md.
 */
const PORTS = { site: 3150, list: 3151, bare: 3152, nginx: 3153, office: 4150, listOffice: 4151 };
const PAGE = 'docs/performance.md';
/** Opening the record's embedded database takes seconds of the processor, once, in which pages are rendered here. */
const WITHOUT_RECORD = { RECORD: 'off' };

const PARTS = {
  stored: ['Stored pages', (given) => storedReport({ ...given, nginxPort: PORTS.nginx })],
  cold: ['Pages never rendered before', coldReport, WITHOUT_RECORD],
  memory: ['Memory', (given) => memoryReport({ ...given, pages: given.stored })],
  findings: [
    'The editors’ list of findings',
    (given) => findingsReport({ ...given, ports: { site: PORTS.list, office: PORTS.listOffice } }),
  ],
  lighthouse: [
    'Lighthouse, on a phone over simulated slow 4G',
    async (given) => {
      // Loaded only here: it takes a second.
      const { lighthouseReport } = await import('./lighthouse.mjs');
      return lighthouseReport({ ...given, barePort: PORTS.bare });
    },
  ],
};

function wholeNumber(name, text) {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Mistake(`--${name} must be a whole number above 0; it is "${text}".`);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
      seconds: { type: 'string', default: '5' },
      pages: { type: 'string', default: '512' },
      stored: { type: 'string', default: '5000' },
      runs: { type: 'string', default: '3' },
      templates: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const parts = partsNamed(values.only, PARTS);
  const numbers = ['seconds', 'pages', 'stored', 'runs'].map((name) => [
    name,
    wholeNumber(name, values[name]),
  ]);
  const templates = templatesOf(values.templates);
  return { parts, write: values.write, templates, ...Object.fromEntries(numbers) };
}

/** One part on a site without stored pages. */
async function measure(part, { office, folder, options }) {
  const [title, report, env] = PARTS[part];
  console.error(`${title} …`);
  const place = mkdtempSync(join(folder, `${part}-`));
  const site = await openSite(PORTS.site, PORTS.office, { folder: place, env });
  const text = await report({ ...options, site, office, folder: place });
  await stopServer(site.child);
  return `### ${title}\n\n${text}`;
}

await run(async () => {
  const options = readOptions();
  checkNode();
  ensureInstalled();
  for (const [name, port] of Object.entries(PORTS)) await ensureFree(name, port, 'another program');
  ensureBuilt();
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const office = await openOffice(PORTS.office, folder);
  const sections = [`${measuredOn()}.`];
  for (const part of options.parts) sections.push(await measure(part, { office, folder, options }));
  await stopServers();
  rmSync(folder, { recursive: true, force: true });
  const report = sections.join('\n\n');
  console.log(report);
  if (options.write) writeFileSync(PAGE, withReport(readFileSync(PAGE, 'utf8'), `\n${report}\n`));
});

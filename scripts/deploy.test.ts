import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { metrics } from '@/lib/runtime/metrics';
import { isInstalled } from '@/testing/programs';
import { anchorsOf, textOf } from './docs/pages';

const PROMTOOL = process.env.PROMTOOL ?? 'promtool';
const ALERTS = 'deploy/prometheus/alerts.yml';
const ALERT_TESTS = 'deploy/prometheus/tests';
const UNITS = ['site.service', 'site@.service'];

const run = (command: string, args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

const has = (command: string) => isInstalled(command, 'its checks of deploy/ are passed over');
const [promtool, analyze] = [has(PROMTOOL), has('systemd-analyze')];
let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(place, { recursive: true }));

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; look: string };
}
const RULES: Rule[] = parse(textOf(ALERTS)).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

interface Expectation {
  alertname: string;
  exp_alerts: { exp_labels?: object; exp_annotations?: object }[];
}
const testFiles = () => readdirSync(ALERT_TESTS).map((name) => join(ALERT_TESTS, name));
const EXPECTATIONS: Expectation[] = testFiles().flatMap((file) =>
  parse(textOf(file)).tests.flatMap((one: { alert_rule_test: Expectation[] }) => one.alert_rule_test),
);

interface Panel {
  title: string;
  targets: { expr: string }[];
}
const { panels }: { panels: Panel[] } = JSON.parse(textOf('deploy/grafana/site.json'));
const EXPRESSIONS = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const OF_PROMETHEUS = ['up'];
const metricsIn = (expr: string): string[] =>
  [
    ...expr.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:renderer_)?(?<name>(?:site|process|nodejs)_\w+|up)\b/g),
  ].map(({ groups }) => String(groups?.name));

/** Every name under which Prometheus stores what the site counts, with its labels. */
async function storedNames(): Promise<Set<string>> {
  const all = await metrics.registry.getMetricsAsJSON();
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name],
    ),
  );
}

const isWhole = ({ exp_labels, exp_annotations }: Expectation['exp_alerts'][number], expected: object) =>
  Object.entries(expected).every(([name, value]) =>
    [exp_labels, exp_annotations].some((given) => Reflect.get(given ?? {}, name) === value),
  ) && Boolean(Reflect.get(exp_annotations ?? {}, 'summary'));

test('OP-06 every metric in the alarms and the dashboard exists in the code', async () => {
  const known = await storedNames();
  const named = [...RULES.map(({ expr }) => expr), ...EXPRESSIONS].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
});

test('OP-06 every alarm has a severity, a sentence, a place in docs/night.md, and a row in docs/alarms.md', () => {
  const table = textOf('docs/alarms.md');
  const anchors = anchorsOf('docs/night.md');
  const faults = RULES.filter(({ alert, labels, annotations }) => {
    const [page, anchor = ''] = annotations.look.split('#');
    const said = table.includes(`| \`${alert}\` | ${labels.severity} |`) && annotations.summary;
    return !said || page !== 'night.md' || !anchors.includes(anchor);
  });
  expect(faults.map(({ alert }) => alert)).toEqual([]);
  const rows = [...table.matchAll(/^\| `(\w+)` \| (?:critical|warning) \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(RULES.map(({ alert }) => alert).toSorted());
});

test('OP-06 every alarm has a case in which it fires with its labels and words, and one in which it is silent', () => {
  const lacks = RULES.flatMap(({ alert, labels, annotations: { look } }) => {
    const cases = EXPECTATIONS.filter(({ alertname }) => alertname === alert).map((one) => one.exp_alerts);
    const fires = cases.some(
      (alerts) => alerts.length > 0 && alerts.every((alert) => isWhole(alert, { ...labels, look })),
    );
    const isSilent = cases.some((alerts) => alerts.length === 0);
    return [...(fires ? [] : [`${alert} fires`]), ...(isSilent ? [] : [`${alert} is silent`])];
  });
  expect(lacks).toEqual([]);
  const names = new Set(RULES.map(({ alert }) => alert));
  // promtool accepts a misspelt alarm as one that is silent.
  expect(EXPECTATIONS.filter(({ alertname }) => !names.has(alertname))).toEqual([]);
});

test('OP-06 the dashboard has one title for each panel and names its source once', () => {
  const titles = panels.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(textOf('deploy/grafana/site.json')).toContain('"query": "prometheus"');
});

(promtool ? describe : describe.skip)('promtool', () => {
  test('OP-06 promtool accepts the alarms, and their tests pass', () => {
    const checked = run(PROMTOOL, ['check', 'rules', ALERTS]);
    expect(`${checked.stdout}${checked.stderr}`).toContain(`SUCCESS: ${RULES.length} rules found`);
    const tested = run(PROMTOOL, ['test', 'rules', ...testFiles()]);
    expect(`${tested.stdout}${tested.stderr}`).not.toContain('FAILED');
    expect(tested.status).toBe(0);
  });

  test('OP-06 promtool reads every expression of the dashboard', () => {
    const rules = EXPRESSIONS.map((expr, at) => ({ record: `panel:${at}`, expr }));
    const file = join(place, 'panels.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    const { stdout, stderr } = run(PROMTOOL, ['check', 'rules', file]);
    expect(`${stdout}${stderr}`).toContain(`SUCCESS: ${EXPRESSIONS.length} rules found`);
  });
});

(analyze ? describe : describe.skip)('systemd', () => {
  test.each(UNITS)('OP-06 %s is hardened to an exposure below 3', (unit) => {
    const { stdout } = run('systemd-analyze', ['security', '--offline=true', `deploy/systemd/${unit}`]);
    const [, level] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(level)).toBeGreaterThan(0);
    expect(Number(level)).toBeLessThan(3);
  });

  test.each(UNITS)('OP-06 systemd finds no mistake in %s', (unit) => {
    // The user of the site and Node are where operators put them; here it is enough that the command exists.
    const text = readFileSync(join('deploy/systemd', unit), 'utf8');
    const own = join(place, unit);
    cpSync(join('deploy/systemd', unit), own);
    writeFileSync(own, text.replaceAll('/usr/bin/node', process.execPath));
    const { status, stderr } = run('systemd-analyze', ['verify', '--man=no', own]);
    expect(stderr.split('\n').filter((line) => line.includes(unit.replace('.service', '')))).toEqual([]);
    expect(status).toBe(0);
  });
});

/** The settings of a section of a unit, in their order. */
function settingsOf(unit: string, section: string): string[] {
  const [, text = ''] = textOf(`deploy/systemd/${unit}`).split(`[${section}]\n`);
  return (text.split('\n[')[0] ?? '').split('\n').filter((line) => /^\w+=/.test(line));
}

/** What a unit of one process and one of several cannot have in common. */
const OWN_SETTINGS =
  /^(Description|StateDirectory|ExecStart|ExecReload|MemoryMax|OOMPolicy)=|^Environment=(PORT|RELEASE_DIR|PAGES_DIR)=/;

test('OP-06 both units have the same settings, hardening included, but for what one or several processes need', () => {
  const [several = [], one = []] = UNITS.map((unit) =>
    ['Unit', 'Service', 'Install'].flatMap((section) =>
      settingsOf(unit, section).filter((line) => !OWN_SETTINGS.test(line)),
    ),
  );
  expect(several.length).toBeGreaterThan(40);
  expect(several).toEqual(one);
});

test('OP-06 units and image run the commands of the project, and name only settings that exist', () => {
  const known = textOf('docs/configuration.md');
  const inUnits = UNITS.flatMap((unit) => settingsOf(unit, 'Service'))
    .filter((line) => line.startsWith('Environment='))
    .flatMap((line) => line.slice('Environment='.length).split(' '));
  const inFiles = ['site.env', 'secrets.env'].flatMap((name) =>
    textOf(`deploy/systemd/${name}`)
      .split('\n')
      .filter((line) => /^#?[A-Z_]+=/.test(line)),
  );
  const names = [...inUnits, ...inFiles].map((pair) => pair.replace(/^#|=.*$/g, ''));
  const others = ['NODE_ENV', 'NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED'];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !others.includes(name) && !known.includes(`\`${name}\``))).toEqual([]);
  const commands = UNITS.flatMap((unit) => settingsOf(unit, 'Service')).filter((line) =>
    line.startsWith('Exec'),
  );
  expect(commands).toEqual([
    'ExecStart=/usr/bin/node dist/cluster.mjs',
    'ExecReload=/bin/kill -HUP $MAINPID',
    'ExecStart=/usr/bin/node dist/main.mjs',
  ]);
  expect(textOf('deploy/container/Containerfile')).toMatch(/CMD \["dist\/main\.mjs"\]\s*$/);
});

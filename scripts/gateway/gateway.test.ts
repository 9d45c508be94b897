import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings as readCompany } from '@/lib/runtime/settings-file';
import { platformOf } from '@/lib/site/platform';
import { ROUTES } from '@/lib/site/route-table';
import { gatewayFiles } from './files';
import { DEFAULTS, readSettings } from './settings';
import { actingParameters, addressTable, knownParameters } from './tables';
import { PLATFORM_AGENTS } from './variants';

const FOLDER = 'deploy/nginx';

function committed(): Record<string, string> {
  const names = readdirSync(FOLDER, { recursive: true }).map(String);
  const files = names.filter((name) => statSync(join(FOLDER, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}

test('OP-01 the gateway configuration in the repository is what the tables of the site give', () => {
  const written = gatewayFiles(DEFAULTS, readCompany('settings/site.json'));
  expect(committed()).toEqual(written);
});

const kindOf = (path: string): string | undefined => {
  const table = addressTable();
  const exact = table.find(([pattern]) => pattern === path);
  return (exact ??
    table.find(([pattern]) => pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(path)))?.[1];
};

test('OP-01 the gateway knows every page of the route table, and stores none that belongs to a visitor', () => {
  expect(ROUTES.filter(({ path }) => kindOf(path) === undefined)).toEqual([]);
  const own = [
    '/verify',
    '/report-fraud',
    '/report-fraud/receipt',
    '/online-complaints',
    '/preowsweb/en',
    '/api/captcha',
    '/record/entries',
  ];
  const stored = [
    '/about-us',
    '/en/about-us',
    '/any-product',
    '/feeds/zh/news.json',
    '/ows/files/a/b.pdf',
    '/record/files/ab',
  ];
  expect([...own, '/ows/menu/list', '/elder-look.css'].map(kindOf)).toEqual(
    Array.from({ length: 9 }, () => 'own'),
  );
  expect(stored.map(kindOf)).toEqual(['both', 'en', 'both', 'file', 'file', 'file']);
  expect(kindOf('/wp-login.php')).toBeUndefined();
});

test("OP-01 parameters that redirect, or make an answer one visitor's own, are in no key of the gateway", () => {
  expect(actingParameters()).toEqual(expect.arrayContaining(['lang', 'version', 'q', 'keyword', 'orgName']));
  expect(knownParameters()).toEqual(expect.arrayContaining(['id', 'page', 'year']));
  expect(knownParameters().filter((name) => actingParameters().includes(name))).toEqual([]);
  const variables = knownParameters().map((name) => name.toLowerCase());
  expect(new Set(variables).size).toBe(variables.length);
});

test('OP-01 the user agent that stands for a platform is of that platform', () => {
  for (const [platform, agent] of Object.entries(PLATFORM_AGENTS)) expect(platformOf(agent)).toBe(platform);
});

test.each([
  ['nothing', 'The settings of the gateway must be JSON.'],
  ['[]', 'The settings of the gateway must be an object.'],
  ['{"hots":"a"}', 'The gateway has no setting "hots".'],
  ['{"host":"a;b"}', 'The gateway\'s setting "host" must be a host name in small letters.'],
  ['{"processes":[]}', 'The gateway\'s setting "processes" must be a list such as ["127.0.0.1:3000"].'],
  [
    '{"processes":["127.0.0.1"]}',
    'The gateway\'s setting "processes" must be a list such as ["127.0.0.1:3000"].',
  ],
  ['{"folder":"a b"}', 'The gateway\'s setting "folder" must be an absolute path.'],
  ['{"unlimited":["x"]}', 'The gateway\'s setting "unlimited" must be a list of addresses and networks.'],
])('OP-01 settings of the gateway with a mistake are refused in a sentence: %s', (text, sentence) => {
  expect(() => readSettings(text)).toThrow(sentence);
});

test('OP-01 settings of the gateway replace the defaults one by one', () => {
  const given = {
    host: 'site.example',
    processes: ['127.0.0.1:3001', '[::1]:3002'],
    unlimited: ['192.0.2.0/24'],
  };
  expect(readSettings(JSON.stringify(given))).toEqual({ ...DEFAULTS, ...given });
});

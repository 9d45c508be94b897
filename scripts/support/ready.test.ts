import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const runStep = jest.fn();
jest.mock('./children.mjs', () => ({ runStep: (...step: unknown[]) => runStep(...step) }));

const { ensureBuilt, ensureFree, ensureInstalled, portOf } = jest.requireActual<{
  ensureBuilt(): void;
  ensureFree(name: string, port: number, setting: string): Promise<void>;
  ensureInstalled(): void;
  portOf(name: string, usual: number): number;
}>('./ready.mjs');

const SOURCES = ['app', 'cache-handler', 'components', 'lib', 'messages', 'public', 'server'];
const FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'scripts/support/bundle-process.mjs',
  'scripts/support/without-segments.mjs',
  'tsconfig.json',
];

const home = process.cwd();
let place: string;

function put(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A temporary project of small files. */
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'ready-'));
  process.chdir(place);
  for (const folder of SOURCES) put(`${folder}/inside/a.ts`, folder);
  for (const file of FILES) put(file, file);
  put('node_modules/x', '');
  runStep.mockReset().mockImplementation(() => {
    put('dist/main.mjs', '');
    put('.next/BUILD_ID', 'new');
    put('.next/static/a.css', 'a{}');
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  process.chdir(home);
  rmSync(place, { recursive: true });
});

const steps = (name: string) => runStep.mock.calls.filter(([step]) => step === name).length;
const builds = () => steps('Building the site');

test('builds once, and not again from the same sources', () => {
  ensureBuilt();
  ensureBuilt();
  expect(builds()).toBe(1);
  expect(runStep).toHaveBeenCalledWith(
    'Building the site',
    [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
    expect.objectContaining({ NODE_ENV: 'production' }),
  );
  expect(steps('Compiling the process')).toBe(1);
});

test.each([
  ['a changed source', () => put('components/inside/a.ts', 'x')],
  ['a new source', () => put('lib/inside/deep/b.ts', '')],
  ['a removed source', () => rmSync('public/inside/a.ts')],
  [
    'a renamed source',
    () => {
      rmSync('app/inside/a.ts');
      put('app/inside/b.ts', 'app');
    },
  ],
  ['other packages', () => put('package-lock.json', 'x')],
  ['another setting of the build', () => put('next.config.mjs', 'x')],
  ['another way to compile the process', () => put('scripts/support/bundle-process.mjs', 'x')],
  ['another loader', () => put('scripts/support/without-segments.mjs', 'x')],
  ['another middleware', () => put('middleware.ts', 'x')],
  ['a lost build', () => rmSync('.next', { recursive: true })],
  ['a lost process', () => rmSync('dist', { recursive: true })],
])('%s causes a new build', (_name, change) => {
  ensureBuilt();
  change();
  ensureBuilt();
  expect(builds()).toBe(2);
});

test.each([
  ['a test', 'lib/inside/a.test.ts'],
  ['a test of a view', 'components/inside/a.test.tsx'],
  ['a document', 'docs/a.md'],
  ['the reference back office', 'ows/main.ts'],
])('%s is no reason to build', (_name, path) => {
  ensureBuilt();
  put(path, 'x');
  ensureBuilt();
  expect(builds()).toBe(1);
});

test.each(['Compiling the process', 'Building the site'])(
  'a build starts from an empty folder, and is tried again when its step "%s" failed',
  (failing) => {
    put('.next/stale', 'x');
    const whole = runStep.getMockImplementation();
    runStep.mockImplementation((step) => {
      whole?.(step);
      if (step === failing) throw new Error('failed');
    });
    expect(ensureBuilt).toThrow('failed');
    expect(existsSync('.next/stale')).toBe(false);
    runStep.mockClear().mockImplementation(whole);
    ensureBuilt();
    expect(builds()).toBe(1);
  },
);

describe('packages', () => {
  const installs = () => steps('Installing packages');
  const lock = (packages: object) => JSON.stringify({ packages });
  const LOCKED = {
    '': { name: 'site' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-darwin': { version: '1.0.0', optional: true },
  };
  const install = (packages: object) => put('node_modules/.package-lock.json', lock(packages));

  beforeEach(() => {
    put('package-lock.json', lock(LOCKED));
    runStep.mockImplementation(() => install({ 'node_modules/a': { version: '1.0.0' } }));
  });

  test('packages are installed once for a lock file', () => {
    ensureInstalled();
    ensureInstalled();
    expect(installs()).toBe(1);
    expect(runStep.mock.lastCall?.[1]?.slice(0, 2)).toEqual(['npm', 'ci']);
    put('package-lock.json', lock({ 'node_modules/a': { version: '2.0.0' } }));
    ensureInstalled();
    expect(runStep.mock.lastCall?.[1]?.[0]).toBe('npm');
    expect(installs()).toBe(2);
  });

  test.each([
    ['a missing package', { 'node_modules/a-darwin': { version: '1.0.0' } }],
    ['an optional package of another version', { ...LOCKED, 'node_modules/a-darwin': { version: '0.9.0' } }],
    ['an older package', { 'node_modules/a': { version: '0.9.0' } }],
  ])('%s is installed', (_name, installed) => {
    install(installed);
    ensureInstalled();
    expect(installs()).toBe(1);
  });

  test('what npm ci installed by hand is not installed again', () => {
    install({ 'node_modules/a': { version: '1.0.0' } });
    ensureInstalled();
    expect(installs()).toBe(0);
  });
});

describe('ports', () => {
  const NAME = 'PORT_OF_THE_TEST';
  afterEach(() => delete process.env[NAME]);

  test.each([
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    ['65535', 65_535],
  ])('%s is the port %i', (value, port) => {
    if (value !== undefined) process.env[NAME] = value;
    expect(portOf(NAME, 3000)).toBe(port);
  });

  test.each(['0', '-1', '65536', '80.5', 'http', '3000x', 'NaN', ' '])(
    '"%s" is not a port, and a sentence says so',
    (value) => {
      process.env[NAME] = value;
      expect(() => portOf(NAME, 3000)).toThrow(
        `PORT_OF_THE_TEST must be a port between 1 and 65535; it is "${value}".`,
      );
    },
  );

  const listen = (host?: string) =>
    new Promise<Server>((resolve) => {
      const server = createServer();
      server.listen(0, host, () => resolve(server));
    });
  const portUsed = (server: Server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };

  test.each([['127.0.0.1'], [undefined]])(
    'a port taken on %s is named, with the setting to change',
    async (host) => {
      const server = await listen(host);
      const port = portUsed(server);
      await expect(ensureFree('site', port, 'PORT')).rejects.toThrow(
        `Port ${port} for the site is taken; end what uses it or set PORT to another one.`,
      );
      await new Promise((resolve) => server.close(resolve));
      await expect(ensureFree('site', port, 'PORT')).resolves.toBeUndefined();
    },
  );
});

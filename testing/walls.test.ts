import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { sourceFiles } from './source-files';

const FOLDERS = [
  'app',
  'cache-handler',
  'components',
  'e2e',
  'faults',
  'lib',
  'ows',
  'scripts',
  'server',
  'testing',
];

/** The framework resolves this file without the alias. */
const WITHOUT_ALIAS = ['cache-handler/page-cache.ts: lib/runtime/process-state.ts'];

const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('lib/') ? 2 : 1)
    .join('/');

/** Relative imports that leave the room of a file; the lint rules match specifiers that begin with `@/` only. */
function leaving(file: string, code: string): string[] {
  const specifiers = [...code.matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const targets = specifiers.map((path) => posix.join(posix.dirname(file), path));
  return targets.filter((target) => !target.startsWith(`${roomOf(file)}/`)).map((path) => `${file}: ${path}`);
}

test('imports between rooms begin with @/, so that the lint rules see them', () => {
  const files = sourceFiles(FOLDERS, /\.tsx?$/);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => leaving(file, readFileSync(file, 'utf8')))).toEqual(WITHOUT_ALIAS);
});

test('a relative import that leaves its room is found', () => {
  const file = 'lib/rules/outlets/sort.ts';
  expect(leaving(file, "import { a } from '../../ows/client';")).toEqual([`${file}: lib/ows/client`]);
  expect(leaving(file, "import { a } from '../forms/rules';")).toEqual([]);
  expect(leaving('server/gate/body.ts', "import { a } from '../main';")).toEqual([]);
});

/** By file: imports that the lint rules allow, and imports that they refuse. */
const WALLS: Record<string, { allowed: string[]; refused: string[] }> = {
  'lib/model/a.ts': {
    allowed: [],
    refused: ['@/lib/base/a', '@/components/a', '@/scripts/a', '@/messages/en.json'],
  },
  'lib/content/home/a.ts': {
    allowed: ['@/lib/mappers/article/a', '@/lib/ows/client'],
    refused: [
      '@/lib/outputs/a',
      '@/lib/seo/graph/a',
      '@/app/a',
      '@/server/a',
      '@/testing/a',
      '@/e2e/a',
      '@/faults/a',
    ],
  },
  'components/ui/a.tsx': {
    allowed: ['@/lib/model/a', '@/components/layout/a', '@/messages/en.json'],
    refused: ['@/lib/content/a', '@/lib/ows/client', '@/app/a', '@/server/a', '@/testing/a'],
  },
  'app/api/a/route.ts': {
    allowed: ['@/lib/content/home/a', '@/components/a/b'],
    refused: [
      '@/lib/ows/client',
      '@/lib/mappers/a',
      '@/server/a',
      '@/ows/server',
      '@/testing/a',
      '@/scripts/a',
    ],
  },
  'server/gate/a.ts': {
    allowed: ['@/lib/base/a', '@/lib/gate/a', '@/lib/runtime/log', '@/cache-handler/page-status'],
    refused: [
      '@/app/a',
      '@/components/a/b',
      '@/lib/content/a',
      '@/lib/ows/client',
      '@/ows/server',
      '@/testing/a',
    ],
  },
  'cache-handler/a.ts': {
    allowed: ['@/lib/runtime/pages'],
    refused: ['@/server/main', '@/lib/base/a', '@/app/a'],
  },
  'scripts/a.ts': {
    allowed: ['@/lib/runtime/env-schema'],
    refused: ['@/server/main', '@/lib/site/a', '@/ows/main'],
  },
  'testing/a.ts': {
    allowed: ['@/lib/ows/client'],
    refused: ['@/components/ui/a', '@/app/a', '@/server/main', '@/e2e/a'],
  },
  'testing/a.test.ts': {
    allowed: ['@/lib/ows/client'],
    refused: ['@/components/ui/a', '@/app/a', '@/server/main'],
  },
  'e2e/a.spec.ts': {
    allowed: ['@/lib/site/routes', '@/messages/zh.json', '@/testing/vocabulary'],
    refused: ['@/lib/content/a', '@/components/ui/a', '@/app/a', '@/server/main', '@/ows/server'],
  },
  'faults/a.faults.test.ts': {
    allowed: ['@/testing/redis'],
    refused: ['@/lib/site/a', '@/server/main', '@/app/a'],
  },
  'ows/store/a.ts': { allowed: [], refused: ['@/lib/model/a', '@/lib/ows/client', '@/testing/a'] },
  'ows/store/a.test.ts': { allowed: [], refused: ['@/lib/model/a', '@/testing/a'] },
  'middleware.ts': {
    allowed: ['@/lib/site/decide'],
    refused: ['@/lib/content/a', '@/lib/runtime/redis', '@/app/a'],
  },
  'components/ui/a.test.tsx': { allowed: ['@/lib/content/a', '@/testing/a'], refused: [] },
};

interface Diagnostic {
  severity: string;
  location: { path: string; start: { line: number } };
}

const importsOf = (file: string): string[] => [
  ...(WALLS[file]?.allowed ?? []),
  ...(WALLS[file]?.refused ?? []),
];

/** Lints a copy of the table, one file each and one import a line, with the project's own configuration. */
function lint(folder: string): Diagnostic[] {
  copyFileSync('biome.json', join(folder, 'biome.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const file of Object.keys(WALLS)) {
    mkdirSync(join(folder, posix.dirname(file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      importsOf(file)
        .map((path) => `import '${path}';\n`)
        .join(''),
    );
  }
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', ...options, '--reporter=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

test('the lint rules refuse what a room may not import, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  const errors = lint(folder).filter(({ severity }) => severity === 'error');
  rmSync(folder, { recursive: true });
  const found = errors.map(
    ({ location }) => `${location.path}: ${importsOf(location.path)[location.start.line - 1]}`,
  );
  const expected = Object.entries(WALLS).flatMap(([file, { refused }]) =>
    refused.map((path) => `${file}: ${path}`),
  );
  expect(found.sort()).toEqual(expected.sort());
});

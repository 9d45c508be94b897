import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Environment } from '@/lib/runtime/env-schema';
import { configurationPage, exampleFile, GROUPS } from './render';

const NAMES = [...GROUPS.operation, ...GROUPS.tests].flatMap(({ settings }) =>
  settings.map(({ name }) => name),
);

test.each([
  ['docs/configuration.md', configurationPage],
  ['.env.example', exampleFile],
])('%s is what npm run docs:configuration writes', (file, render) => {
  expect(readFileSync(file, 'utf8')).toBe(render());
});

test('every setting of the schema is described, each once', () => {
  expect(NAMES).toEqual(expect.arrayContaining(Object.keys(Environment.shape)));
  expect(NAMES.filter((name, at) => NAMES.indexOf(name) !== at)).toEqual([]);
});

test('every meaning is a sentence: an unquoted # would cut it', () => {
  const meanings = [...GROUPS.operation, ...GROUPS.tests].flatMap(({ settings }) =>
    settings.map(({ meaning }) => meaning),
  );
  expect(meanings.filter((meaning) => !/[.)]$/.test(meaning))).toEqual([]);
});

test('the defaults in .env.example are accepted', () => {
  const lines = [...exampleFile().matchAll(/^#([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]);
  expect(Environment.safeParse(Object.fromEntries(lines)).error).toBeUndefined();
});

/** Variables of Node, the framework, Jest and the shell, and those by which our own commands and tests pass something on. */
const FOREIGN = [
  'PATH',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'NEXT_RUNTIME',
  'NEXT_TELEMETRY_DISABLED',
  'JEST_WORKER_ID',
  'CONTENT_STAMP',
  'SOURCE_DATE_EPOCH',
  'PROCESS_PLACE',
  'PWD',
  'OWS_TEST_FILLED_DIR',
  'OWS_TEST_FILLED_DATABASE',
];

/** Names that code reads from the environment: as members, by destructuring, or as an argument. */
const READS = [
  /\b(?:process\.)?env\.([A-Z][A-Z\d_]+)/g,
  /\b(?:env|name:|megabytes|portOf)[(,]? ?'([A-Z][A-Z\d]*_[A-Z\d_]+)'/g,
];
const DESTRUCTURED = /\{([^{}]*)\} = process\.env/g;

function namesIn(code: string): string[] {
  const members = READS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  const parts = [...code.matchAll(DESTRUCTURED)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z][A-Z\d_]+\b/g) ?? [],
  );
  return [...members, ...parts];
}

test('every variable that the code reads is described, and every described one is read', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', ':!*.test.ts', ':!*.test.tsx'])
    .toString()
    .trim()
    .split('\n');
  const code = files.map((file) => readFileSync(file, 'utf8'));
  const read = [...new Set(code.flatMap(namesIn))].filter((name) => !FOREIGN.includes(name));
  expect(read.filter((name) => !NAMES.includes(name))).toEqual([]);
  const whole = [...code, readFileSync('app/hostile/hostile-answers.test.tsx', 'utf8')].join('\n');
  expect(NAMES.filter((name) => !new RegExp(`\\b${name}\\b`).test(whole))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { sourceFiles } from './source-files';

/** Source code by path from the project's root; undefined where there is no such file. */
type Read = (file: string) => string | undefined;

const onDisk: Read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

interface Component {
  file: string;
  name: string;
}

/** Files of the project that a module imports names from, by name; packages are left out. */
function importsOf(file: string, code: string, read: Read): Map<string, string> {
  const imports = [...code.matchAll(/import (?:type )?\{([^}]*)\} from '(\.{1,2}\/|@\/)([^']+)'/g)];
  return new Map(
    imports.flatMap(([, names = '', start, path = '']) => {
      const base = start === '@/' ? path : posix.join(posix.dirname(file), `${start}${path}`);
      const found = [`${base}.tsx`, `${base}.ts`].find((one) => read(one) !== undefined);
      return found ? names.split(',').map((name) => [name.trim(), found] as const) : [];
    }),
  );
}

/** The code of a top-level function or constant, up to the next one. */
const bodyOf = (code: string, name: string): string =>
  new RegExp(
    `^(?:export )?(?:function|const) ${name}\\b[\\s\\S]*?(?=^(?:export |function |const |interface |/\\*\\*)|$(?![\\s\\S]))`,
    'm',
  ).exec(code)?.[0] ?? '';

const tagsIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag)),
];

/** Why a component cannot be part of markup that is rendered once; null if it can. */
function faultOf({ file, name }: Component, code: string): string | null {
  const body = bodyOf(code, name);
  if (/^'use client'/.test(code)) return `${file} ${name} is a client component`;
  if (body === '') return `${file} ${name} is not found`;
  return /<(img|picture|Image)\b/.test(body) ? `${file} ${name} has a picture` : null;
}

/** Faults of a component and of all that it renders. */
function faultsBelow(start: Component, read: Read): string[] {
  const seen = new Set<string>();
  const visit = ({ file, name }: Component): string[] => {
    const code = read(file) ?? '';
    if (seen.has(`${file} ${name}`)) return [];
    seen.add(`${file} ${name}`);
    const fault = faultOf({ file, name }, code);
    if (fault) return [fault];
    const imports = importsOf(file, code, read);
    const body = bodyOf(code, name);
    return tagsIn(body).flatMap((tag) => {
      const from = imports.get(tag) ?? (bodyOf(code, tag) ? file : null);
      return from ? visit({ file: from, name: tag }) : [];
    });
  };
  return visit(start);
}

/** Components that are given to `staticInner`. */
function staticParts(file: string, code: string): Component[] {
  return [...code.matchAll(/staticInner\(\s*\w+,\s*<(\w+)/g)].map(([, name = '']) => ({ file, name }));
}

const PARTS = sourceFiles(['app', 'components'], /\.tsx$/).flatMap((file) =>
  staticParts(file, onDisk(file) ?? ''),
);

test('every use of staticInner names its part where this test sees it', () => {
  const uses = sourceFiles(['app', 'components'], /\.tsx$/).flatMap((file) => [
    ...(onDisk(file) ?? '').matchAll(/staticInner\(/g),
  ]);
  expect(uses.length).toBeGreaterThan(0);
  expect(PARTS).toHaveLength(uses.length);
});

test('SP-01 parts of the frame that are rendered once hold no client component and no picture', () => {
  expect(PARTS.flatMap((part) => faultsBelow(part, onDisk))).toEqual([]);
});

const SAMPLE: Record<string, string> = {
  'components/a.tsx': [
    "import { Deep } from './deep';",
    "import { Beside } from './beside.client';",
    'function Part() {\n  return <Deep />;\n}',
    'export function Frame() {\n  return <div {...staticInner(source, <Part />)}><Beside /></div>;\n}',
  ].join('\n'),
  'components/deep.tsx':
    "import { Live } from '@/components/live.client';\nexport function Deep() {\n  return <Live />;\n}",
  'components/live.client.tsx': "'use client';\nexport function Live() {\n  return null;\n}",
  'components/beside.client.tsx': "'use client';\nexport function Beside() {\n  return null;\n}",
};

const faultsOf = (change: Record<string, string> = {}): string[] => {
  const sample = { ...SAMPLE, ...change };
  const read: Read = (file) => sample[file];
  return staticParts('components/a.tsx', read('components/a.tsx') ?? '').flatMap((part) =>
    faultsBelow(part, read),
  );
};

test('a client component deep in a part is found, one beside it is none of it', () => {
  expect(faultsOf()).toEqual(['components/live.client.tsx Live is a client component']);
});

test('a picture in a part is found', () => {
  const change = { 'components/deep.tsx': 'export const Deep = () => <p><img src="/a.png" alt="" /></p>;' };
  expect(faultsOf(change)).toEqual(['components/deep.tsx Deep has a picture']);
});

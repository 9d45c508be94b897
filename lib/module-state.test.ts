import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

/**
 * The framework bundles pages and endpoints apart, so whatever a module of the server keeps is kept twice, and two
 * halves of one limit are no limit. State belongs into processWide() (lib/process-wide.ts). What may stay in a module:
 */
const HARMLESS: Readonly<Record<string, string>> = {
  'lib/env.ts known': 'settings, read from the same environment by each bundle, and never changed',
  'lib/tokens.ts encoder': 'has no state',
  'lib/html/markdown.ts service': 'rules that are set when the module is loaded, and never changed',
  'lib/seo/sitemap/xml.ts builder': 'has no state',
};

/** Code of browsers has one bundle, and is not the server's. */
const BROWSER = /\.client\.tsx?$|^lib\/browser\//;
const CODE = /^(?!.*\.(test|d)\.).*\.(ts|tsx|mjs)$/;
const MUTATORS = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse';

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return CODE.test(path) && !BROWSER.test(path) && !/\/test-/.test(path) ? [path] : [];
  });
}

/** Whether a text changes what the constant of this name holds. */
const isChanged = (code: string, name: string): boolean =>
  new RegExp(
    `^[ \\t].*(?<![\\w.])${name}(\\.\\w+|\\[[^\\]]+\\])*(\\.(${MUTATORS})\\(|\\s*(\\?\\?|\\|\\||[-+*])?=(?![=>])|\\+\\+|--)`,
    'm',
  ).test(code);

/** Values that are changed or could be: variables, instances of classes, collections that are written to. */
function stateOf(code: string): string[] {
  const variables = [...code.matchAll(/^(?:export )?(?:let|var) (\w+)(?=[ :;])/gm)].map(
    ([, name = '']) => name,
  );
  const constants = [...code.matchAll(/^(?:export )?const (\w+)(?:: [^=]+)? = ([\s\S]*?);$/gm)];
  const kept = constants.flatMap(([, name = '', value = '']) => {
    if (/^processWide\(/.test(value)) return [];
    const isInstance = /^new (?!RegExp|Set|Map|WeakMap|WeakSet|URL\b|Intl\.)/.test(value);
    const isCollection = /^new |^\{|^\[/.test(value);
    return isInstance || (isCollection && isChanged(code, name)) ? [name] : [];
  });
  return [...variables, ...kept];
}

const FOUND = ['lib', 'app', 'components'].flatMap((folder) =>
  filesBelow(folder).flatMap((file) =>
    stateOf(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file} ${name}`),
  ),
);

test('CL-03 no module keeps state that each bundle of the framework would hold for itself', () => {
  expect(FOUND.filter((found) => !(found in HARMLESS))).toEqual([]);
});

test('what the list explains is there', () => {
  expect(Object.keys(HARMLESS).filter((name) => !FOUND.includes(name))).toEqual([]);
});

test.each([
  [
    'const limiters = new Map<string, number>();\nfunction count() {\n  limiters.set("a", 1);\n}',
    ['limiters'],
  ],
  ['let known: Env | undefined;', ['known']],
  ['export const once = new Once<Outcome>();', ['once']],
  ['const held = { bytes: 0 };\nfunction add() {\n  held.bytes += 1;\n}', ['held']],
  ['const list: string[] = [];\nfunction add() {\n  list.push("a");\n}', ['list']],
  ['const WORDS = new Set(["a"]);\nexport const has = (word) => WORDS.has(word);', []],
  ['const held = processWide("held", () => new Map());\nfunction add() {\n  held.set("a", 1);\n}', []],
])('state is seen: %s', (code, names) => {
  expect(stateOf(code)).toEqual(names);
});

import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files';

/**
 * The framework bundles pages and endpoints apart, so module-level state exists twice, and two halves of a limit are
 * no limit. State belongs into the registry of lib/runtime/process-state.ts. Exceptions:
 */
const HARMLESS: Readonly<Record<string, string>> = {
  'lib/gate/tokens.ts encoder': 'has no state',
  'lib/html/markdown.ts service': 'rules that are set when the module is loaded, and never changed',
  'lib/outputs/formats/sitemap-xml.ts builder': 'has no state',
  'server/encoded.ts chosen': 'remembers what a pure function has answered',
};

/** Browser code has one bundle and does not run in the server. */
const BROWSER = /\.client\.tsx?$|^lib\/browser\//;
const MUTATORS = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin';

/** Whether code changes the contents of the constant with this name. */
const isChanged = (code: string, name: string): boolean =>
  new RegExp(
    `^[ \\t].*(?<![\\w.])${name}(\\.\\w+|\\[[^\\]]+\\])*(\\.(${MUTATORS})\\(|\\s*(\\?\\?|\\|\\||[-+*])?=(?![=>])|\\+\\+|--)`,
    'm',
  ).test(code);

/** Values that are or could be changed: variables, instances of classes, collections that are written to. */
function stateOf(code: string): string[] {
  const variables = [...code.matchAll(/^(?:export )?(?:let|var) (\w+)(?=[ :;])/gm)].map(
    ([, name = '']) => name,
  );
  const statics = [...code.matchAll(/^ {2}(?:\w+ )?static (?:readonly )?(\w+)(?:: [^=]+)? = (?!\()/gm)].map(
    ([, name = '']) => name,
  );
  const constants = [...code.matchAll(/^(?:export )?const (\w+)(: [^=]+)? = ([\s\S]*?);$/gm)];
  const state = constants.flatMap(([, name = '', type = '', value = '']) => {
    if (/^processState\(/.test(value)) return [];
    const isInstance = /^new (?!RegExp|Set|Map|URL\b|Intl\.)/.test(value);
    // Importers of a set or map could write to it, unless its type forbids that.
    const isWritable = /^new (Set|Map)\b/.test(value) && !/^: Readonly(Set|Map)</.test(type);
    const isChangedHere = /^\{|^\[/.test(value) && isChanged(code, name);
    return isInstance || isWritable || isChangedHere ? [name] : [];
  });
  return [...variables, ...statics, ...state];
}

const FILES = sourceFiles(['lib', 'app', 'components', 'server', 'cache-handler'], /(?<!\.d)\.(ts|tsx|mjs)$/)
  .filter((file) => !BROWSER.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const FOUND = FILES.flatMap(({ file, code }) => stateOf(code).map((name) => `${file} ${name}`));

/** State shared by name only, so that no "go to definition" finds the other side. */
const hasOwnGlobal = (code: string): boolean =>
  /Symbol\.for\(|globalThis\[|globalThis as |Reflect\.\w+\(globalThis\b/.test(code);

test('CL-03 no module keeps state that each bundle of the framework would hold for itself', () => {
  expect(FOUND.filter((found) => !(found in HARMLESS))).toEqual([]);
});

test('CL-03 parts of the process share values through the one typed registry', () => {
  const found = FILES.filter(({ code }) => hasOwnGlobal(code)).map(({ file }) => file);
  expect(found).toEqual(['lib/runtime/process-state.ts']);
});

test.each([
  "globalThis[Symbol.for('site.pages')] = pages;",
  'const store = globalThis as Record<symbol, unknown>;',
  'Reflect.get(globalThis, PAGES);',
])('a global beside the registry is seen: %s', (code) => expect(hasOwnGlobal(code)).toBe(true));

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
  ['export const WORDS = new Set(["a"]);', ['WORDS']],
  ['const known = new WeakMap<object, string>();', ['known']],
  ['const pages = new LRUCache<string, Page>({ max: 9 });', ['pages']],
  ['class Limit {\n  private static readonly counts = new Map<string, number>();\n}', ['counts']],
  ['const WORDS: ReadonlySet<string> = new Set(["a"]);\nexport const has = (word) => WORDS.has(word);', []],
  ['const held = processState("held", () => new Map());\nfunction add() {\n  held.set("a", 1);\n}', []],
])('state is seen: %s', (code, names) => {
  expect(stateOf(code)).toEqual(names);
});

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';

const pathOf = (folder) => fileURLToPath(new URL(`../components/${folder}/`, import.meta.url));
const FOLDER = pathOf('inline-scripts');
const PAGE_FOLDER = pathOf('page-script');
const READING_FOLDER = pathOf('reading');
const PREVIEW_FOLDER = pathOf('preview');

/** The compiled scripts, which pages import. */
const COMPILED = `${FOLDER}compiled.json`;
/** The script of every page, with the address that names its content. */
const PAGE_SCRIPT = `${PAGE_FOLDER}compiled.json`;
/** Scripts that are loaded when their part of a page is first pressed, in the same form. */
const READING_SCRIPTS = `${READING_FOLDER}compiled.json`;
const PREVIEW_SCRIPTS = `${PREVIEW_FOLDER}compiled.json`;

/** Entry function of each script, by the name under which components/ui/inline-script.tsx knows it. */
const SCRIPTS = {
  boot: "import { boot } from './boot'; boot();",
  forgetReport: "import { forgetDraft } from './forget-draft'; forgetDraft('report');",
  forgetComplaint: "import { forgetDraft } from './forget-draft'; forgetDraft('complaint');",
};

const TARGET = 'es2020';

/**
 * Bundled and minified. Minified in a separate step: short names depend on all input, and a change in what is
 * tree-shaken must not change the result.
 */
function compile(contents, resolveDir = FOLDER, { format = 'iife', charset = 'ascii' } = {}) {
  const stdin = { contents, resolveDir, loader: 'ts' };
  const options = { format, target: TARGET, charset };
  const { outputFiles } = buildSync({ stdin, bundle: true, write: false, ...options });
  return transformSync(outputFiles[0].text, { minify: true, target: TARGET, charset }).code.trim();
}

/** A script with the address that names its content. */
function named(code) {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  return { file: `/page-script/${hash}.js`, code };
}

const jsonOf = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The expected text of compiled.json. */
export function compileInlineScripts() {
  const compiled = Object.entries(SCRIPTS).map(([name, contents]) => [name, compile(contents)]);
  return jsonOf(Object.fromEntries(compiled));
}

/** The expected text of the page script's compiled.json. */
export function compilePageScript() {
  const start = "import { startPage } from './start'; startPage(new AbortController().signal);";
  return jsonOf(named(compile(start, PAGE_FOLDER)));
}

/** A module of a folder that exports `start`. */
function partOf(folder, name) {
  const source = `export { start } from './${name}-script';`;
  return named(compile(source, folder, { format: 'esm', charset: 'utf8' }));
}

/** The expected text of compiled.json in components/reading. */
export const compileReadingScripts = () =>
  jsonOf({ readAloud: partOf(READING_FOLDER, 'read-aloud'), assist: partOf(READING_FOLDER, 'assist') });

/** The expected text of compiled.json in components/preview. */
export const compilePreviewScripts = () => jsonOf({ frames: partOf(PREVIEW_FOLDER, 'frames') });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(COMPILED, compileInlineScripts());
  writeFileSync(PAGE_SCRIPT, compilePageScript());
  writeFileSync(READING_SCRIPTS, compileReadingScripts());
  writeFileSync(PREVIEW_SCRIPTS, compilePreviewScripts());
}

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';

const pathOf = (folder) => fileURLToPath(new URL(`../components/${folder}/`, import.meta.url));
const FOLDER = pathOf('inline-scripts');
const PAGE_FOLDER = pathOf('page-script');

/** The compiled scripts, which pages import. */
const COMPILED = `${FOLDER}compiled.json`;
/** The script of every page, with the address that names its content. */
const PAGE_SCRIPT = `${PAGE_FOLDER}compiled.json`;

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
function compile(contents, resolveDir = FOLDER) {
  const stdin = { contents, resolveDir, loader: 'ts' };
  const { outputFiles } = buildSync({ stdin, bundle: true, format: 'iife', target: TARGET, write: false });
  return transformSync(outputFiles[0].text, { minify: true, target: TARGET }).code.trim();
}

/** The expected text of compiled.json. */
export function compileInlineScripts() {
  const compiled = Object.entries(SCRIPTS).map(([name, contents]) => [name, compile(contents)]);
  return `${JSON.stringify(Object.fromEntries(compiled), null, 2)}\n`;
}

/** The expected text of the page script's compiled.json. */
export function compilePageScript() {
  const start = "import { startPage } from './start'; startPage(new AbortController().signal);";
  const code = compile(start, PAGE_FOLDER);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  return `${JSON.stringify({ file: `/page-script/${hash}.js`, code }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(COMPILED, compileInlineScripts());
  writeFileSync(PAGE_SCRIPT, compilePageScript());
}

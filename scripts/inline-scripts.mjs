import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';

const FOLDER = fileURLToPath(new URL('../components/inline-scripts/', import.meta.url));

/** The compiled scripts, which pages import. */
export const COMPILED = `${FOLDER}compiled.json`;

/** Entry function of each script, by the name under which components/ui/inline-script.tsx knows it. */
const SCRIPTS = {
  boot: "import { boot } from './boot'; boot();",
  keep: "import { keep } from './keep'; keep();",
  forgetReport: "import { forgetDraft } from './forget-draft'; forgetDraft('report');",
  forgetComplaint: "import { forgetDraft } from './forget-draft'; forgetDraft('complaint');",
};

const TARGET = 'es2020';

/**
 * Bundled and minified. Minified in a separate step: short names depend on all input, and a change in what is
 * tree-shaken must not change the result.
 */
function compile(contents) {
  const stdin = { contents, resolveDir: FOLDER, loader: 'ts' };
  const { outputFiles } = buildSync({ stdin, bundle: true, format: 'iife', target: TARGET, write: false });
  return transformSync(outputFiles[0].text, { minify: true, target: TARGET }).code.trim();
}

/** The expected text of compiled.json. */
export function compileInlineScripts() {
  const compiled = Object.entries(SCRIPTS).map(([name, contents]) => [name, compile(contents)]);
  return `${JSON.stringify(Object.fromEntries(compiled), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(COMPILED, compileInlineScripts());

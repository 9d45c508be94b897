import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';

const FOLDER = fileURLToPath(new URL('../components/inline-scripts/', import.meta.url));

/** Where the compiled scripts stand; pages take them from there. */
export const COMPILED = `${FOLDER}compiled.json`;

/** What each script runs, by the name under which components/ui/inline-script.tsx knows it. */
const SCRIPTS = {
  boot: "import { boot } from './boot'; boot();",
  keep: "import { keep } from './keep'; keep();",
  forgetReport: "import { forgetDraft } from './forget-draft'; forgetDraft('report');",
  forgetComplaint: "import { forgetDraft } from './forget-draft'; forgetDraft('complaint');",
};

const TARGET = 'es2020';

/**
 * Small and in one piece. Made small in a step of its own: short names depend on all that is read, and a change in what
 * is left out must not change the result.
 */
function compile(contents) {
  const stdin = { contents, resolveDir: FOLDER, loader: 'ts' };
  const { outputFiles } = buildSync({ stdin, bundle: true, format: 'iife', target: TARGET, write: false });
  return transformSync(outputFiles[0].text, { minify: true, target: TARGET }).code.trim();
}

/** The text of compiled.json as it ought to be. */
export function compileInlineScripts() {
  const compiled = Object.entries(SCRIPTS).map(([name, contents]) => [name, compile(contents)]);
  return `${JSON.stringify(Object.fromEntries(compiled), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(COMPILED, compileInlineScripts());

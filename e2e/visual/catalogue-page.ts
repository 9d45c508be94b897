import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';

/** An address of the site that does not exist; the test answers it. */
export const CATALOGUE = '/catalogue-of-pictures';

const ENTRY = `
  import './app/globals.css';
  export { renderSpecimens } from './components/catalogue/render-specimens';
`;

/** One specimen at a time has a box: after a change of visibility alone, the browser may leave parts unpainted. */
const ONE_AT_A_TIME = `
  figure:not([data-shown]) { display: none; }
`;

interface Catalogue {
  css: string;
  renderSpecimens: (locale: Locale) => string;
}

/** Compiles the component catalogue without the framework, in less than a second. */
export async function compileCatalogue(): Promise<Catalogue> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    outdir: 'catalogue',
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    external: ['/brand/*'],
    loader: { '.woff2': 'dataurl' },
    // Reported, too, where the two definitions are of an element and of its ::after.
    logOverride: { 'undefined-composes-from': 'silent' },
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const module = { exports: {} as Pick<Catalogue, 'renderSpecimens'> };
  const require = createRequire(join(process.cwd(), 'package.json'));
  compileFunction(textOf('.js'), ['module', 'require'])(module, require);
  return { css: textOf('.css'), renderSpecimens: module.exports.renderSpecimens };
}

/** Answers CATALOGUE with all specimens, of which those with `data-shown` are visible, and their pictures. */
export async function serveCatalogue(page: Page, { css, renderSpecimens }: Catalogue, locale: Locale) {
  const body = `<!doctype html>
    <html lang="${localeRow(locale).htmlLang}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Component catalogue</title>
        <style>${css}${ONE_AT_A_TIME}</style>
      </head>
      <body>${renderSpecimens(locale)}</body>
    </html>`;
  await page.route(`**${CATALOGUE}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/brand/*', (route) =>
    route.fulfill({ path: join('public', new URL(route.request().url()).pathname) }),
  );
}

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

const FAMILY = 'Noto Sans SC';
const FOLDER = 'node_modules/@fontsource/noto-sans-sc';
const WEIGHTS = [200, 300, 400, 500, 600, 700];
/** An address of the site that does not exist; the test answers it. */
const ADDRESS = '/fonts-of-pictures';

const faces = WEIGHTS.map((weight) => readFileSync(join(FOLDER, `${weight}.css`), 'utf8')).join('\n');
const STYLE = `${faces.replaceAll('./files', ADDRESS)}\n:root { --font: "${FAMILY}" !important; }`;

/** Renders a page with the fonts of a package, so that its picture does not depend on those of the machine. */
export async function serveFonts(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}/*`, (route) =>
    route.fulfill({ path: join(FOLDER, 'files', basename(new URL(route.request().url()).pathname)) }),
  );
}

/** To be called on an opened page; ends when the fonts it needs are there. */
export async function loadFonts(page: Page): Promise<void> {
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

const FAMILY = 'Noto Sans SC';
const FOLDER = 'node_modules/@fontsource/noto-sans-sc';
const WEIGHTS = [200, 300, 400, 500, 600, 700];

const faces = WEIGHTS.map((weight) => readFileSync(join(FOLDER, `${weight}.css`), 'utf8')).join('\n');
const styleOf = (origin: string) =>
  `${faces.replaceAll('./files', origin)}\n:root { --font: "${FAMILY}" !important; }`;

let origin: Promise<string> | undefined;

/**
 * Origin of a server for the fonts, one for each worker. A Chinese page loads a hundred of them: answered by the test
 * itself (`page.route`), each would take a detour of several messages.
 */
function fontOrigin(): Promise<string> {
  origin ??= new Promise((resolve) => {
    const server = createServer(async ({ url = '' }, response) => {
      const font = await readFile(join(FOLDER, 'files', basename(url))).catch(() => null);
      response.writeHead(font ? 200 : 404, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'font/woff2',
      });
      response.end(font);
    });
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
    server.unref();
  });
  return origin;
}

/** Hashes and commands, whose font has the same width for all letters: which one that is depends on the machine, too. */
const replaceMonospace = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).fontFamily.includes('monospace'))
        element.style.fontFamily = 'var(--font)';
    }
  });

/**
 * Renders an opened page with the fonts of a package, so that its picture does not depend on those of the machine; ends
 * when the fonts it needs are there.
 */
export async function loadFonts(page: Page): Promise<void> {
  await page.addStyleTag({ content: styleOf(await fontOrigin()) });
  await replaceMonospace(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

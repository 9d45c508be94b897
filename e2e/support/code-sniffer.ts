import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

interface Message {
  type: number;
  code: string;
  msg: string;
  element: { outerHTML?: string };
}

interface Sniffer {
  process: (standard: string, root: Document, done: () => void) => void;
  getMessages: () => Message[];
}

const require = createRequire(import.meta.url);
const SOURCE = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** Expects no error of HTML_CodeSniffer, the engine of pa11y, by WCAG 2 AA; a failure names rule, reason and element. */
export async function expectNoSnifferError(page: Page): Promise<void> {
  await page.evaluate(SOURCE);
  const errors = await page.evaluate(async () => {
    const sniffer = Reflect.get(window, 'HTMLCS') as Sniffer;
    await new Promise<void>((done) => sniffer.process('WCAG2AA', document, done));
    return sniffer
      .getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code}: ${msg}\n${element.outerHTML?.slice(0, 200)}`);
  });
  expect(errors).toEqual([]);
}

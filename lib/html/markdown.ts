import { escapeText } from 'entities';
import TurndownService from 'turndown';
import type { SafeHtml } from '@/lib/model/safe-html';

/** Longer HTML is not converted. */
const MARKDOWN_MAX_CHARS = 500_000;

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
// Tables stay HTML, which plain Markdown allows: nothing is lost.
service.keep(['table']);

/**
 * Sanitised HTML as Markdown; an empty string for HTML of more than MARKDOWN_MAX_CHARS, which would take too long.
 */
export const toMarkdown = (html: SafeHtml): string =>
  html.length > MARKDOWN_MAX_CHARS ? '' : service.turndown(html).trim();

/** Plain text escaped as one line of Markdown: no link, heading or tag can result from it. */
export function plainMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return escapeText(service.escape(line));
}

import { escapeText } from 'entities';
import TurndownService from 'turndown';
import type { SafeHtml } from '@/lib/model/safe-html';

/** Longer HTML is not converted. */
const MARKDOWN_MAX_CHARS = 500_000;

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
// Tables stay HTML, which Markdown allows, so that nothing is lost.
service.keep(['table']);

/**
 * Converts sanitised HTML to Markdown; empty for more than MARKDOWN_MAX_CHARS, which would take too long.
 */
export const toMarkdown = (html: SafeHtml): string =>
  html.length > MARKDOWN_MAX_CHARS ? '' : service.turndown(html).trim();

/** Escapes plain text as one line of Markdown, which cannot produce a link, heading or tag. */
export function plainMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return escapeText(service.escape(line));
}

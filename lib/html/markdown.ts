import TurndownService from 'turndown';
import { escapeText } from '@/lib/base/escape';
import type { SafeHtml } from '@/lib/model/safe-html';

/** HTML of a longer body is not made into Markdown. */
const MARKDOWN_MAX_CHARS = 500_000;

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
// Tables have no form in plain Markdown: as HTML they stay readable to machines and lose nothing.
service.keep(['table']);

/** Cleaned HTML as Markdown; an empty text for HTML of more than MARKDOWN_MAX_CHARS, which would take too long. */
export const toMarkdown = (html: SafeHtml): string =>
  html.length > MARKDOWN_MAX_CHARS ? '' : service.turndown(html).trim();

/** Plain text as one line of Markdown that says just that: no link, heading or tag can come of it. */
export function plainMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return escapeText(service.escape(line));
}

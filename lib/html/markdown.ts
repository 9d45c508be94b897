import TurndownService from 'turndown';
import { MARKDOWN_MAX_CHARS } from '../constants';
import type { SafeHtml } from '../model/safe-html';

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
// Tables have no form in plain Markdown: as HTML they stay readable to machines and lose nothing.
service.keep(['table']);

/** Cleaned HTML as Markdown; an empty text for HTML of more than MARKDOWN_MAX_CHARS, which would take too long. */
export const toMarkdown = (html: SafeHtml): string =>
  html.length > MARKDOWN_MAX_CHARS ? '' : service.turndown(html).trim();

const HTML_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as one line of Markdown that says just that: no link, heading or tag can come of it. */
export function plainMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return service.escape(line).replace(/[&<>]/g, (sign) => HTML_SIGNS[sign] ?? sign);
}

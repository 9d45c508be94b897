import TurndownService from 'turndown';
import type { SafeHtml } from '../model/safe-html';

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
// Tables have no form in plain Markdown: as HTML they stay readable to machines and lose nothing.
service.keep(['table']);

/** Cleaned HTML as Markdown. */
export const toMarkdown = (html: SafeHtml): string => service.turndown(html).trim();

const LINK = ' href="#read-aloud"';
const CONTROL = ' data-read-aloud=""';

/**
 * EL-13: the tools of the elder edition are rendered before the page below them, so they always contain a
 * link to the page's read-aloud control. Where a page has no such control, the link loses its target, and the
 * style sheet hides it.
 */
export const unlinkReading = (html: string): string =>
  html.includes(CONTROL) ? html : html.replace(LINK, '');

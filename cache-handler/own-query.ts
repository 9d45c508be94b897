/**
 * The framework writes the address of the first request, query included, into a page's data for its client-side
 * router, which the site does not use. Stored as it is, the page would pass one visitor's query to the next.
 *
 * The address appears as "c":["","en","terms?a=1"], split at its slashes, inside a script's string literal: quotes
 * and backslashes are escaped once more, & and < are \u0026 and \u003c.
 */
const QUOTE = '\\\\"';
const ESCAPED = '\\\\\\\\(?:\\\\["\\\\]|[^"\\\\])';
const CODE = '\\\\u[0-9a-fA-F]{4}';
const STRING_IN_SCRIPT = `${QUOTE}(?:[^"\\\\]|${CODE}|${ESCAPED})*${QUOTE}`;
const ADDRESS = new RegExp(`^${QUOTE}c${QUOTE}:(\\[${QUOTE}${QUOTE}(?:,${STRING_IN_SCRIPT})*\\])`);
/** What an address begins with: found many times faster than by the expression itself. */
const BEGINNING = '\\"c\\":[\\"\\"';

/** The path of an address without its query, as a JSON array of segments. */
function pathOf(parts: readonly string[]): string {
  const [path = ''] = parts.join('/').split('?');
  return JSON.stringify(path.split('/'));
}

/** A text that begins with BEGINNING, without the query of an address at its beginning. */
const cut = (text: string): string =>
  text.replace(ADDRESS, (_, parts: string) => {
    const path = pathOf(JSON.parse(JSON.parse(`"${parts}"`)));
    return JSON.stringify(`"c":${path}`).slice(1, -1);
  });

/** A page without the query of the address by which it was first requested. */
export function withoutQuery(html: string): string {
  const [before = '', ...rest] = html.split(BEGINNING);
  return before + rest.map((text) => cut(BEGINNING + text)).join('');
}

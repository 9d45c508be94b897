/**
 * The framework writes the address of the first request, query included, into a page for its client-side
 * router, which the site does not use. Stored as it is, the page would pass one visitor's query to the next.
 *
 * The address appears as "c":["","en","terms?a=1"], split at its slashes.
 */
const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const IN_DATA = new RegExp(`"c":(\\[""(?:,${STRING})*\\])`, 'g');

/**
 * The same inside a script's string literal: quotes and backslashes are escaped once more, & and < are \u0026
 * and \u003c.
 */
const QUOTE = '\\\\"';
const ESCAPED = '\\\\\\\\(?:\\\\["\\\\]|[^"\\\\])';
const CODE = '\\\\u[0-9a-fA-F]{4}';
const STRING_IN_SCRIPT = `${QUOTE}(?:[^"\\\\]|${CODE}|${ESCAPED})*${QUOTE}`;
const IN_SCRIPT = new RegExp(`${QUOTE}c${QUOTE}:(\\[${QUOTE}${QUOTE}(?:,${STRING_IN_SCRIPT})*\\])`, 'g');

/** The path of an address without its query, as a JSON array of segments. */
function pathOf(parts: readonly string[]): string {
  const [path = ''] = parts.join('/').split('?');
  return JSON.stringify(path.split('/'));
}

/** A page's data without the query of the address by which the page was first requested. */
export const dataWithoutQuery = (data: string): string =>
  data.replace(IN_DATA, (_, parts: string) => `"c":${pathOf(JSON.parse(parts))}`);

/** The same for the page's HTML. */
export const withoutQuery = (html: string): string =>
  html.replace(IN_SCRIPT, (_, parts: string) => {
    const path = pathOf(JSON.parse(JSON.parse(`"${parts}"`)));
    return JSON.stringify(`"c":${path}`).slice(1, -1);
  });

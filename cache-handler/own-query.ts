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
/** What it begins with: found many times faster than by the expression itself. */
const BEGINNING = '\\"c\\":[\\"\\"';

/** The path of an address without its query, as a JSON array of segments. */
function pathOf(parts: readonly string[]): string {
  const [path = ''] = parts.join('/').split('?');
  return JSON.stringify(path.split('/'));
}

const inScript = (path: string): string => JSON.stringify(`"c":${path}`).slice(1, -1);

/** A page without the query of the address by which it was first requested. */
export function withoutQuery(html: string): string {
  let left = html;
  let done = '';
  for (let at = left.indexOf(BEGINNING); at >= 0; at = left.indexOf(BEGINNING)) {
    const [found = BEGINNING, parts] = ADDRESS.exec(left.slice(at)) ?? [];
    done += left.slice(0, at) + (parts ? inScript(pathOf(JSON.parse(JSON.parse(`"${parts}"`)))) : found);
    left = left.slice(at + found.length);
  }
  return done + left;
}

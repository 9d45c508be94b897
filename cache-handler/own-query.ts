/**
 * The framework writes the address of the first request into a page, with all its parameters, for a router that the
 * site does not use. A stored page would hand one visitor's parameters to the next.
 *
 * The address stands there as "c":["","en","terms?a=1"], split at its slashes.
 */
const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const IN_DATA = new RegExp(`"c":(\\[""(?:,${STRING})*\\])`, 'g');

/** The same within a script's string: every quote and backslash has one more backslash before it, & and < stand as \u0026 and \u003c. */
const QUOTE = '\\\\"';
const ESCAPED = '\\\\\\\\(?:\\\\["\\\\]|[^"\\\\])';
const CODE = '\\\\u[0-9a-fA-F]{4}';
const STRING_IN_SCRIPT = `${QUOTE}(?:[^"\\\\]|${CODE}|${ESCAPED})*${QUOTE}`;
const IN_SCRIPT = new RegExp(`${QUOTE}c${QUOTE}:(\\[${QUOTE}${QUOTE}(?:,${STRING_IN_SCRIPT})*\\])`, 'g');

/** The parts of an address up to its question mark. */
function pathOf(parts: readonly string[]): string {
  const [path = ''] = parts.join('/').split('?');
  return JSON.stringify(path.split('/'));
}

/** A page's data without the parameters of the address it was first requested by. */
export const dataWithoutQuery = (data: string): string =>
  data.replace(IN_DATA, (_, parts: string) => `"c":${pathOf(JSON.parse(parts))}`);

/** The same for the page's HTML. */
export const withoutQuery = (html: string): string =>
  html.replace(IN_SCRIPT, (_, parts: string) => {
    const path = pathOf(JSON.parse(JSON.parse(`"${parts}"`)));
    return JSON.stringify(`"c":${path}`).slice(1, -1);
  });

/** Matches whole numbers with more digits than a JavaScript number holds, and strings, which are skipped. */
const STRING_OR_LONG = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;
/** Finds such a number in the position of a value: after a colon, a comma or a bracket. */
const HAS_LONG = /[:,[]\s*-?\d{16}/;

/**
 * Parses JSON; whole numbers of 16 digits or more become text, since ids of 19 digits would lose precision as
 * numbers. Throws a SyntaxError for malformed JSON.
 */
export function parseJson(text: string): unknown {
  if (!HAS_LONG.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(STRING_OR_LONG, (found) => (found.startsWith('"') ? found : `"${found}"`)));
}

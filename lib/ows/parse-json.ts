/** Matches the start of a string, and whole numbers with more digits than a JavaScript number holds. */
const QUOTE_OR_LONG = /"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;
/** Finds such a number in the position of a value: after a colon, a comma or a bracket. */
const HAS_LONG = /[:,[]\s*-?\d{16}/;

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

/**
 * Index after the string that starts at `start`. A regular expression for whole strings would exceed its stack on one
 * of several megabytes.
 */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end + 1;
}

function withLongNumbersQuoted(text: string): string {
  const pattern = new RegExp(QUOTE_OR_LONG);
  const parts: string[] = [];
  let copied = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    if (found === '"') {
      pattern.lastIndex = endOfString(text, match.index);
      continue;
    }
    parts.push(text.slice(copied, match.index), `"${found}"`);
    copied = pattern.lastIndex;
  }
  return parts.join('') + text.slice(copied);
}

/**
 * Parses JSON; whole numbers of 16 digits or more become text, since ids of 19 digits would lose precision as
 * numbers. Throws a SyntaxError for malformed JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(HAS_LONG.test(text) ? withLongNumbersQuoted(text) : text);
}

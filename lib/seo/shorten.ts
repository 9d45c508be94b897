/** Matches the last space or punctuation mark of a text, which is cut before it. */
const BREAK = /[\s，。；：、,.;:](?=[^\s，。；：、,.;:]*$)/u;

/**
 * Collapses white space, and cuts a text longer than `most` characters with an ellipsis: at the last space or
 * punctuation mark if more than half of the text up to the limit remains, else at the limit.
 */
export function shorten(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  const at = cut.search(BREAK);
  return `${at > cut.length / 2 ? cut.slice(0, at) : cut}…`;
}

/** Where a text may be cut: after punctuation, or before a space. */
const BREAK = /[\s，。；：、,.;:](?=[^\s，。；：、,.;:]*$)/u;

/**
 * A text of at most this many characters, cut at the last punctuation or space that leaves most of it, with an
 * ellipsis.
 */
export function shorten(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  const at = cut.search(BREAK);
  return `${at > cut.length / 2 ? cut.slice(0, at) : cut}…`;
}

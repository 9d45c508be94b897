const LARGEST = '9223372036854775807';

/** Whether a text can be an article id: up to 19 digits that fit into a bigint column. */
export function isId(text: string): boolean {
  return /^\d{1,19}$/.test(text) && (text.length < LARGEST.length || text <= LARGEST);
}

/** An id on the wire: a number where every JSON parser keeps its digits, else text. */
export function wireId(id: string): number | string {
  return Number.isSafeInteger(Number(id)) ? Number(id) : id;
}

const LARGEST = '9223372036854775807';

/** Whether an article can have this id: up to 19 digits and no more than a bigint column holds. */
export function isId(text: string): boolean {
  return /^\d{1,19}$/.test(text) && (text.length < LARGEST.length || text <= LARGEST);
}

/** An id in its wire form: a number where every reader of JSON keeps its digits, else text. */
export function wireId(id: string): number | string {
  return Number.isSafeInteger(Number(id)) ? Number(id) : id;
}

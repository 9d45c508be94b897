/** Where the footer of a page states its weight (components/layout/footer.tsx): hidden, with the words to fill in. */
const BEGIN = '<p data-weight="';
const PLACE = /^<p data-weight="([^"]*)" hidden=""><\/p>/;
const KILOBYTE = 1000;

/**
 * The page with its weight, the length of its compressed form, filled in; null where it has no place for it.
 * The number is in whole kilobytes, since it is part of what is weighed.
 */
export function withWeight(plain: Buffer, compressedBytes: number): Buffer | null {
  const at = plain.lastIndexOf(BEGIN);
  const end = at < 0 ? -1 : plain.indexOf('</p>', at);
  const [place, words] = (end < 0 ? null : PLACE.exec(plain.toString('utf8', at, end + 4))) ?? [];
  if (!place || words === undefined) return null;
  const kilobytes = String(Math.max(1, Math.round(compressedBytes / KILOBYTE)));
  const filled = Buffer.from(`<p data-weight="">${words.replace('{kb}', kilobytes)}</p>`);
  return Buffer.concat([plain.subarray(0, at), filled, plain.subarray(at + Buffer.byteLength(place))]);
}

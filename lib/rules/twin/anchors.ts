const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** Names that both languages write in capitals or with digits: ESG, A-share codes, 601211.SH. */
const CODE = /[A-Za-z][A-Za-z0-9&.-]*[A-Za-z0-9]/g;
const MONTH = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi;

/** Significant digits: 286.4 in hundreds of millions and 28.64 in billions are the same number. */
const significant = (number: string): string => {
  const [whole = '', part = ''] = number.replaceAll(',', '').split('.');
  return `${whole}${part}`.replace(/^0+|0+$/g, '');
};

const isCode = (word: string): boolean => /\d/.test(word) || (word.length > 1 && word === word.toUpperCase());

/** What a text and its translation share, each once: numbers by their significant digits, months, and codes. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC');
  const numbers = (plain.match(NUMBER) ?? []).map(significant);
  const months = (plain.match(MONTH) ?? []).map((name) =>
    String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1),
  );
  const codes = (plain.match(CODE) ?? []).filter(isCode);
  return new Set([...numbers, ...months, ...codes].filter(Boolean));
}

/** Short anchors weigh less, since they match by chance. */
const weightOf = (anchors: Iterable<string>): number =>
  [...anchors].reduce((sum, anchor) => sum + Math.min(1, anchor.length / 3), 0);

/** How much of their anchors two texts share: 0 to 1, or null when neither has any. */
export function sharedAnchors(one: ReadonlySet<string>, other: ReadonlySet<string>): number | null {
  if (one.size + other.size === 0) return null;
  const shared = [...one].filter((anchor) => other.has(anchor));
  return (2 * weightOf(shared)) / (weightOf(one) + weightOf(other));
}

import { pairsOf, runsOf, stemOf } from './tokens';

/** One run of a query. */
export type Term = { text: string; han: boolean };

const MAX_TERMS = 8;
/** Stop words; searched only when nothing else was typed. */
const COMMON = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** The runs of a query; a text without letters and digits has none. */
export function termsOf(typed: string): Term[] {
  const terms = runsOf(typed).map(({ text, han }) => ({ text, han }));
  const telling = terms.filter(({ text }) => !COMMON.has(text));
  return (telling.length ? telling : terms).slice(0, MAX_TERMS);
}

const quoted = (token: string): string => `'${token.replace(/['\\]/g, '$&$&')}'`;

function conditionOf({ text, han }: Term, mark: string): string {
  if (han) {
    const pairs = pairsOf(text);
    return pairs.length ? pairs.map((pair) => quoted(mark + pair)).join(' & ') : `${quoted(mark + text)}:*`;
  }
  // A single letter begins half of all words, so it must match exactly.
  if ([...text].length < 2) return quoted(mark + text);
  return `(${quoted(mark + stemOf(text))} | ${quoted(mark + text)}:*)`;
}

/** All terms as text of a PostgreSQL tsquery; `mark` is the prefix of the tokens to match. */
export function queryOf(terms: Term[], mark = ''): string {
  return terms.map((term) => conditionOf(term, mark)).join(' & ');
}

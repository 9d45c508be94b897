import { stemmer } from 'stemmer';

/** A run of one script: Chinese characters, or letters and digits of any other. */
const RUN = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
const HAN = /^\p{Script=Han}/u;
const DIGITS_OR_NOT = /\p{N}+|[^\p{N}]+/gu;

export type Run = {
  /** Normalised (NFKC, lower case). */
  text: string;
  han: boolean;
  /** Offset in the original text. */
  from: number;
  to: number;
};

export const normal = (text: string): string => text.normalize('NFKC').toLowerCase();

export function runsOf(text: string): Run[] {
  return [...text.matchAll(RUN)].map(({ 0: found, index }) => ({
    text: normal(found),
    han: HAN.test(found),
    from: index,
    to: index + found.length,
  }));
}

/** Pairs of neighbouring characters: 年报告 is 年报 and 报告. */
export function pairsOf(han: string): string[] {
  const signs = [...han];
  return signs.slice(1).map((sign, at) => (signs[at] ?? '') + sign);
}

/** Stems of English words (Porter); others unchanged. */
export const stemOf = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);

/**
 * Index tokens of a text: pairs of Chinese characters and the last one alone, so that every character begins a token;
 * other words whole, stemmed, and split where letters and digits meet (SH601211 by 601211).
 */
export function tokensOf(text: string): string[] {
  const tokens = runsOf(text).flatMap((run) => {
    if (run.han) return [...pairsOf(run.text), [...run.text].at(-1) ?? ''];
    const parts = run.text.match(DIGITS_OR_NOT) ?? [];
    return [run.text, stemOf(run.text), ...parts];
  });
  return [...new Set(tokens.filter(Boolean))];
}

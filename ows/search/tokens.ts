import { stemmer } from 'stemmer';

/** A run of one writing: Chinese characters, or letters and digits of any other. */
const RUN = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
const HAN = /^\p{Script=Han}/u;
const DIGITS_OR_NOT = /\p{N}+|[^\p{N}]+/gu;

export type Run = {
  /** Compatible forms made one (full width, capitals). */
  text: string;
  han: boolean;
  /** Place in the original text. */
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

/** Neighbouring characters in pairs: 年报告 is 年报 and 报告. */
export function pairsOf(han: string): string[] {
  const signs = [...han];
  return signs.slice(1).map((sign, at) => (signs[at] ?? '') + sign);
}

/** English words without their endings (Porter); others as they are. */
export const stemOf = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);

/**
 * What a text is found by: pairs of Chinese characters and the last one alone, so that every single character begins a
 * token; other words whole, without ending, and in parts where letters and digits meet (SH601211 by 601211).
 */
export function tokensOf(text: string): string[] {
  const tokens = runsOf(text).flatMap((run) => {
    if (run.han) return [...pairsOf(run.text), [...run.text].at(-1) ?? ''];
    const parts = run.text.match(DIGITS_OR_NOT) ?? [];
    return [run.text, stemOf(run.text), ...parts];
  });
  return [...new Set(tokens.filter(Boolean))];
}

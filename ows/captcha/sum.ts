import { randomInt } from 'node:crypto';

/** A sum that can be read aloud: digits and signs, the same in every language. */
export function makeSum(pick: (least: number, most: number) => number = randomInt): {
  question: string;
  answer: string;
} {
  const [left, right] = [pick(11, 50), pick(2, 10)];
  return pick(0, 2) === 0
    ? { question: `${left} + ${right} = ?`, answer: String(left + right) }
    : { question: `${left} - ${right} = ?`, answer: String(left - right) };
}

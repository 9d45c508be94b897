export interface Sum {
  left: string;
  sign: 'plus' | 'minus';
  right: string;
}

const SIGNS: Readonly<Record<string, Sum['sign']>> = { '+': 'plus', '-': 'minus', '−': 'minus' };

/** The parts of a question such as `23 + 8 = ?`, to be put into words; null for a question of another kind. */
export function readSum(question: string): Sum | null {
  const [, left, mark, right] = /^\s*(\d{1,4})\s*([+\-−])\s*(\d{1,4})\s*=\s*[?？]?\s*$/.exec(question) ?? [];
  const sign = SIGNS[mark ?? ''];
  return left && sign && right ? { left, sign, right } : null;
}

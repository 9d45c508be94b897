/** Text of the page, or spoken text, which must not be changed again. */
interface Part {
  text: string;
  spoken?: true;
}

/**
 * What is spoken for each match of a pattern (with the flag g), null to leave it unchanged, and what must
 * precede it. No lookbehind, which Safari before 16.4 does not support.
 */
export type Rule = readonly [
  pattern: RegExp,
  speak: (match: RegExpExecArray) => string | null,
  before?: RegExp,
];

function partsOf(text: string, [pattern, speak, before]: Rule): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (before && !before.test(text.slice(0, match.index))) continue;
    const spoken = speak(match);
    if (spoken === null) continue;
    parts.push({ text: text.slice(from, match.index) }, { text: spoken, spoken: true });
    from = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(from) }];
}

/** Applies the rules in order; later rules do not see what earlier ones have replaced. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  let parts: Part[] = [{ text }];
  for (const rule of rules)
    parts = parts.flatMap((part) => (part.spoken ? [part] : partsOf(part.text, rule)));
  return parts.map((part) => part.text).join('');
}

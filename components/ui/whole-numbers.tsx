import { splitNumbers } from '@/lib/base/joined-numbers';

/** A text whose numbers with hyphens stay on one line. */
export function WholeNumbers({ text }: { text: string }) {
  return splitNumbers(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <span key={at} data-number="">
        {part}
      </span>
    ),
  );
}

import { Fragment } from 'react';
import type { TextPart } from '@/lib/model/search';

/**
 * A title with what was found in it marked: drawn from texts, so that nothing in an answer becomes markup (SE-04). One
 * box, so that spaces between its parts stay wherever it stands.
 */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span>
      {parts.map(({ text, marked }, at) => {
        const key = `${at}${text}`;
        return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
      })}
    </span>
  );
}

import { Fragment } from 'react';
import type { TextPart } from '@/lib/model/search';

/**
 * A title with the matches marked: built from text, so that nothing in an answer becomes markup (SE-04). One element,
 * so that spaces between its parts are kept wherever it is placed.
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

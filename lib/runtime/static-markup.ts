import type { ReactElement } from 'react';
import { type MadeOnce, madeOnce, noneMade } from '@/lib/base/made-once';
import { peekProcessState, processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** Renders an element to HTML; set by server/, since server components may not load a renderer. */
    toMarkup: (element: ReactElement) => string;
    staticMarkup: MadeOnce;
  }
}

const markup = processState('staticMarkup', noneMade);

interface Source {
  /** The models that the markup is rendered from, compared by identity. */
  from: readonly object[];
  /** Which part it is, and everything else that it depends on: language, device, place in the menu. */
  name: string;
}

type Inner = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Props that fill an element with a part of the frame that many pages share: its HTML, rendered once for these models,
 * or the part itself where no renderer is set (tests, development). The part must hold no client component, and no
 * picture, whose preload would be lost.
 */
export function staticInner(source: Source, part: ReactElement): Inner {
  const toMarkup = peekProcessState('toMarkup');
  if (!toMarkup) return { children: part };
  return { dangerouslySetInnerHTML: { __html: madeOnce(markup, source, () => toMarkup(part)) } };
}

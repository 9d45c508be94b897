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
  /** The models from which the markup is rendered, compared by identity. */
  from: readonly object[];
  /** Which part it is, with everything else it depends on: language, device, place in the menu. */
  name: string;
}

type Inner = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Props that fill an element with a part of the page frame that many pages share: as HTML rendered once for
 * these models, or as the element itself if no renderer is set (tests, development). The part must contain
 * neither a client component nor an image, whose preload would be lost.
 */
export function staticInner(source: Source, part: ReactElement): Inner {
  const toMarkup = peekProcessState('toMarkup');
  if (!toMarkup) return { children: part };
  return { dangerouslySetInnerHTML: { __html: madeOnce(markup, source, () => toMarkup(part)) } };
}

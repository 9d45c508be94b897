'use client';

import type { ComponentType } from 'react';
import { hasLoaded, mayReload, reloadPage } from '@/lib/browser/reload';
import { faultWords } from '@/lib/words/fault';
import { Button } from './button';

interface Part<P> {
  default: ComponentType<P>;
}

/** Fallback of a part that cannot be loaded. */
function PartFailed() {
  const { part, refresh } = faultWords();
  return (
    <p role="status">
      {part}{' '}
      <Button type="button" kind="secondary" onClick={reloadPage}>
        {refresh}
      </Button>
    </p>
  );
}

/**
 * A loader for `lazy()` or `dynamic()` that survives a new release, after which an open page no longer finds its
 * files. The page reloads once; if that does not help, the fallback is shown (CL-06).
 */
export function lazyPart<P>(name: string, load: () => Promise<Part<P>>): () => Promise<Part<P>> {
  return async () => {
    try {
      const part = await load();
      hasLoaded(name);
      return part;
    } catch {
      if (!mayReload(name)) return { default: PartFailed };
      reloadPage();
      return new Promise(() => undefined);
    }
  };
}

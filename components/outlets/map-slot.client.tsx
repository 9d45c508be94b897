'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { OutletCard, Point, TileSource } from '@/lib/model/outlets';
import type { Placed } from '@/lib/rules/outlets/sort';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part.client';
import styles from './finder.module.css';
import type { FinderWords } from './finder-words';
import slotStyles from './map-slot.module.css';

const loadMap = () => import('./outlet-map.client');
const OutletMap = lazy(lazyPart('outlet-map', loadMap));

interface MapSlotProps {
  all: readonly OutletCard[] | null;
  failed: boolean;
  load: () => Promise<unknown>;
  shown: readonly Placed[];
  selected: Placed | null;
  position: Point | null;
  tiles: TileSource | null;
  approval: string;
  words: FinderWords;
  /** A drawing of the outlets of the list, which stands there first. */
  sketch: ReactNode;
  onSelect: (id: string) => void;
}

/** True from when the element was first visible: on phones that is when the visitor switches to the map. */
function useSeen(element: { current: HTMLElement | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}

/**
 * SH-10: loads the map's code and data when it becomes visible; the list never waits for them. Until then its place
 * has the server's drawing of the outlets, or where there is none its name: nothing is being loaded yet.
 */
export function MapSlot({ all, failed, load, words, sketch, ...map }: MapSlotProps) {
  const slot = useRef<HTMLElement>(null);
  const seen = useSeen(slot);
  useEffect(() => {
    if (!seen || all) return;
    // Code and data load in parallel; a failure of the code is thrown when it is rendered.
    loadMap().catch(() => undefined);
    load().catch(() => undefined);
  }, [seen, all, load]);
  const waiting = (
    <div className={slotStyles.waiting} data-loading={seen || undefined}>
      {sketch}
      <p role="status" data-over={Boolean(sketch) || undefined}>
        {seen ? words.mapLoading : sketch ? '' : words.map}
      </p>
    </div>
  );
  return (
    <section ref={slot} className={styles.map} aria-label={words.mapLabel}>
      {failed && !all && (
        <p role="status">
          {words.mapFailed}{' '}
          <Button type="button" kind="secondary" onClick={() => load().catch(() => undefined)}>
            {words.retry}
          </Button>
        </p>
      )}
      {!failed && !all && waiting}
      {all && (
        <Suspense fallback={waiting}>
          <OutletMap all={all} words={words} {...map} />
        </Suspense>
      )}
    </section>
  );
}

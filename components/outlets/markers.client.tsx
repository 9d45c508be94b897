'use client';

import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { clustersOf } from '@/lib/rules/outlets/cluster';
import { mapLevels, placeOn, systemOf } from '@/lib/rules/outlets/map-levels';
import { filled } from './finder-words';
import { MarkerLayer } from './marker-layer.client';
import type { OutletMapProps } from './outlet-map-props';

type MarkersProps = Pick<OutletMapProps, 'all' | 'selected' | 'tiles' | 'words' | 'onSelect'>;

/** BR-02: the layer of markers, in the map around it. */
export function Markers({ all, selected, tiles, words, onSelect }: MarkersProps) {
  const map = useMap();
  const layer = useRef<MarkerLayer | null>(null);
  const latest = useRef(onSelect);
  latest.current = onSelect;

  useEffect(() => {
    const made = new MarkerLayer(map, {
      outlets: new Map(all.map((outlet) => [outlet.id, outlet])),
      clusterName: (count) => filled(words.cluster, { count }),
      onSelect: (id) => latest.current(id),
    });
    layer.current = made;
    return () => made.remove();
  }, [map, all, words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map or new words make a new layer
  useEffect(() => {
    const others = all.filter(({ id }) => id !== selected?.id);
    const chosen = selected?.position && { id: selected.id, at: placeOn(tiles, selected.position) };
    layer.current?.show(clustersOf(others, systemOf(tiles), mapLevels(tiles).clustered), chosen || null);
  }, [map, all, words, selected, tiles]);
  return null;
}

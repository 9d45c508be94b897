'use client';

import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { MAP_CENTRE, MAP_ZOOM, MAP_ZOOM_WITHOUT_TILES } from '@/lib/base/constants';
import { convert } from '@/lib/base/coordinates';
import type { OutletCard, Point, TileSource } from '@/lib/model/outlets';
import { clustersOf } from '@/lib/rules/outlets/cluster';
import { renderBaseMap } from './base-map.client';
import { type FinderWords, filled } from './finder-words';
import styles from './map.module.css';
import { MarkerLayer } from './marker-layer.client';

interface OutletMapProps {
  all: readonly OutletCard[];
  /** The outlets of the list, to which the map is fitted first. */
  shown: readonly OutletCard[];
  selected: OutletCard | null;
  position: Point | null;
  tiles: TileSource | null;
  words: FinderWords;
  onSelect: (id: string) => void;
}

const systemOf = (tiles: TileSource | null) => tiles?.system ?? 'WGS84';

function placeOn(tiles: TileSource | null, point: Point): L.LatLngTuple {
  const { latitude, longitude } = convert(point, 'WGS84', systemOf(tiles));
  return [latitude, longitude];
}

function addTiles(map: L.Map, { urls, subdomains, credit, maxZoom }: TileSource): void {
  for (const url of urls) {
    L.tileLayer(url, { attribution: credit, maxZoom, ...(subdomains ? { subdomains } : {}) }).addTo(map);
  }
}

function makeMap(element: HTMLElement, { tiles, shown, words }: OutletMapProps): L.Map {
  const zoom = tiles ? MAP_ZOOM : MAP_ZOOM_WITHOUT_TILES;
  const map = L.map(element, { zoomControl: false, minZoom: 3, maxZoom: tiles?.maxZoom ?? 14 });
  map.attributionControl.setPrefix(false);
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.setView(placeOn(tiles, MAP_CENTRE), zoom);
  if (tiles) addTiles(map, tiles);
  else {
    renderBaseMap(map);
    map.attributionControl.addAttribution(words.schematic);
  }
  goTo(map, tiles, shown);
  return map;
}

/** Fits the map to a list, up to the zoom level of streets. */
function goTo(map: L.Map, tiles: TileSource | null, outlets: readonly OutletCard[]): void {
  const places = outlets.flatMap(({ position }) => (position ? [placeOn(tiles, position)] : []));
  if (places.length === 0) return;
  const maxZoom = tiles ? MAP_ZOOM : MAP_ZOOM_WITHOUT_TILES;
  map.fitBounds(L.latLngBounds(places), { maxZoom, padding: [24, 24], animate: false });
}

/** BR-01: Leaflet with clustered markers, on tiles or on the vector base map. */
export default function OutletMap(props: OutletMapProps) {
  const { all, selected, position, tiles, words } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layer = useRef<MarkerLayer | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!box.current) return;
    const made = makeMap(box.current, latest.current);
    map.current = made;
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(box.current);
    return () => {
      resized.disconnect();
      made.remove();
      map.current = null;
    };
  }, []);

  useEffect(() => {
    if (!map.current) return;
    layer.current = new MarkerLayer(map.current, {
      clusters: clustersOf(all, systemOf(tiles)),
      outlets: new Map(all.map((outlet) => [outlet.id, outlet])),
      clusterName: (count) => filled(words.cluster, { count }),
      onSelect: (id) => latest.current.onSelect(id),
    });
  }, [all, tiles, words]);

  useEffect(() => {
    layer.current?.select(selected?.id ?? null);
    if (!selected?.position || !map.current) return;
    map.current.setView(placeOn(tiles, selected.position), Math.max(map.current.getZoom(), 14));
  }, [selected, tiles]);

  useEffect(() => {
    if (!position || !map.current) return;
    const here = L.circleMarker(placeOn(tiles, position), { radius: 8, className: styles.here });
    here.addTo(map.current);
    goTo(map.current, tiles, latest.current.shown);
    return () => {
      here.remove();
    };
  }, [position, tiles]);

  return <div ref={box} className={styles.map} />;
}

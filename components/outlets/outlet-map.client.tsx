'use client';

import type L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect } from 'react';
import {
  AttributionControl,
  CircleMarker,
  MapContainer,
  ScaleControl,
  TileLayer,
  useMap,
  ZoomControl,
} from 'react-leaflet';
import { MAP_CENTRE } from '@/lib/base/constants';
import type { OutletCard, TileSource } from '@/lib/model/outlets';
import { mapLevels, placeOn } from '@/lib/rules/outlets/map-levels';
import tones from '../ui/map-tones.module.css';
import { renderBaseMap } from './base-map.client';
import { ChosenLabel } from './chosen-label.client';
import { filled } from './finder-words';
import styles from './map.module.css';
import { MapLegend } from './map-legend';
import { Markers } from './markers.client';
import type { OutletMapProps } from './outlet-map-props';

/** Fits the map to a list, up to the zoom level of streets. */
function goTo(map: L.Map, tiles: TileSource | null, outlets: readonly OutletCard[]): void {
  const places = outlets.flatMap(({ position }) => (position ? [placeOn(tiles, position)] : []));
  if (places.length === 0) return;
  map.fitBounds(places, { maxZoom: mapLevels(tiles).start, padding: [24, 24], animate: false });
}

/** Moves the map to the list, to the visitor and to the chosen outlet, and keeps it as large as its place. */
function View({ shown, selected, position, tiles }: OutletMapProps) {
  const map = useMap();
  useEffect(() => {
    const resized = new ResizeObserver(() => map.invalidateSize());
    resized.observe(map.getContainer());
    return () => resized.disconnect();
  }, [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is sorted anew does not move the map
  useEffect(() => goTo(map, tiles, shown), [map, tiles, position, shown.length]);
  useEffect(() => {
    if (!selected?.position) return;
    map.setView(
      placeOn(tiles, selected.position),
      Math.max(map.getZoom(), mapLevels(tiles).chosen(selected.province)),
    );
  }, [map, tiles, selected]);
  return null;
}

/** The outlines that the site has of its own, where no tiles are set. */
function BaseMap({ words }: Pick<OutletMapProps, 'words'>) {
  const map = useMap();
  useEffect(() => renderBaseMap(map, words.provinces), [map, words]);
  return null;
}

const Tiles = ({ urls, subdomains, credit, maxZoom }: TileSource) =>
  urls.map((url) => (
    <TileLayer
      key={url}
      url={url}
      attribution={credit}
      maxZoom={maxZoom}
      {...(subdomains ? { subdomains } : {})}
    />
  ));

/** BR-01: the map with clustered markers, on tiles or on the vector base map. */
export default function OutletMap(props: OutletMapProps) {
  const { position, tiles, approval, words } = props;
  const { start, least, most } = mapLevels(tiles);
  const source = [
    ...(tiles ? [] : [words.schematic]),
    ...(approval ? [filled(words.approval, { number: approval })] : []),
  ].join(' · ');
  return (
    <>
      <a className={styles.skip} href="#by-province">
        {words.skipMap}
      </a>
      <MapContainer
        className={`${tones.tones} ${styles.map}`}
        center={placeOn(tiles, MAP_CENTRE)}
        zoom={start}
        minZoom={least}
        maxZoom={most}
        zoomControl={false}
        attributionControl={false}
      >
        <ZoomControl zoomInTitle={words.zoomIn} zoomOutTitle={words.zoomOut} />
        <AttributionControl prefix={source || false} />
        <ScaleControl imperial={false} />
        {tiles ? <Tiles {...tiles} /> : <BaseMap words={words} />}
        <Markers {...props} />
        {position && (
          <CircleMarker
            center={placeOn(tiles, position)}
            radius={8}
            pathOptions={{ className: styles.here ?? '' }}
          />
        )}
        <ChosenLabel {...props} />
        <View {...props} />
      </MapContainer>
      <MapLegend words={words} located={position !== null} />
    </>
  );
}

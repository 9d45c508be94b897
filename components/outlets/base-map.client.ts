'use client';

import L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { fittingNames } from '@/lib/rules/outlets/map-names';
import styles from './map.module.css';

const PROVINCES = '/geo/provinces.json';
const CITIES = '/geo/cities.json';
/** Zoom level from which on borders and names of cities are rendered; names of provinces below it. */
const CITY_ZOOM = 7;
/** Districts of the municipalities are smaller and need a higher one. */
const DISTRICT_ZOOM = 10;

type Outlines = Topology<{ provinces: GeometryCollection; seas: GeometryCollection }>;
/** Name, province, degrees east and north. */
type Name = [name: string, province: string, east: number, north: number];
type Borders = Topology<{ borders: GeometryCollection }> & { names: Name[] };

async function ask<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as T;
}

/** Outlines as elements, whose colours are in the style sheet and follow every scheme. */
const outlines = (renderer: L.Renderer, className = ''): L.GeoJSONOptions =>
  ({ renderer, className, interactive: false, weight: 1, fillOpacity: 1 }) as L.GeoJSONOptions;

async function renderProvinces(map: L.Map, renderer: L.Renderer): Promise<void> {
  const topology = await ask<Outlines>(PROVINCES);
  L.geoJSON(feature(topology, topology.objects.provinces), outlines(renderer, styles.land)).addTo(map);
  L.geoJSON(feature(topology, topology.objects.seas), outlines(renderer, styles.islands)).addTo(map);
}

/** The names for a zoom level: provinces at their capital, which is their first city; cities; districts. */
function namesAt(zoom: number, names: readonly Name[], provinces: Readonly<Record<string, string>>): Name[] {
  if (zoom >= CITY_ZOOM) return names.filter(([name]) => zoom >= DISTRICT_ZOOM || !/[区县]$/.test(name));
  const firsts = new Map<string, Name>();
  for (const one of names) if (!firsts.has(one[1])) firsts.set(one[1], one);
  return [...firsts.values()].map(([, code, ...place]) => [provinces[code] ?? '', code, ...place]);
}

function nameMarker(name: string, at: L.LatLngTuple): L.Marker {
  const icon = L.divIcon({ className: styles.name, html: '', iconSize: [0, 0] });
  const marker = L.marker(at, { interactive: false, keyboard: false, icon, zIndexOffset: -1000 });
  return marker.on('add', () => {
    const element = marker.getElement();
    if (!element) return;
    element.textContent = name;
    element.ariaHidden = 'true';
  });
}

/** Names within the visible bounds, as many as fit. */
function renderNames(map: L.Map, names: readonly Name[], provinces: Readonly<Record<string, string>>): void {
  let layer = L.layerGroup().addTo(map);
  const render = () => {
    layer.remove();
    const bounds = map.getBounds();
    const inSight = namesAt(map.getZoom(), names, provinces)
      .filter(([, , east, north]) => bounds.contains([north, east]))
      .map(([name, , east, north]) => ({ name, east, north, ...map.latLngToContainerPoint([north, east]) }));
    layer = L.layerGroup(
      fittingNames(inSight).map(({ name, north, east }) => nameMarker(name, [north, east])),
    );
    layer.addTo(map);
  };
  map.on('moveend', render);
  render();
}

async function renderCities(
  map: L.Map,
  renderer: L.Renderer,
  provinces: Readonly<Record<string, string>>,
): Promise<void> {
  const topology = await ask<Borders>(CITIES);
  const borders = L.geoJSON(mesh(topology, topology.objects.borders), outlines(renderer, styles.borders));
  const closer = () => {
    if (map.getZoom() >= CITY_ZOOM) borders.addTo(map);
    else borders.remove();
  };
  map.on('zoomend', closer);
  closer();
  renderNames(map, topology.names, provinces);
}

/** The vector base map: provinces, sea lines and islands; cities and names as they arrive. */
export function renderBaseMap(map: L.Map, provinces: Readonly<Record<string, string>>): void {
  const renderer = L.svg({ padding: 0.5 });
  void renderProvinces(map, renderer)
    .then(() => renderCities(map, renderer, provinces))
    .catch(() => undefined);
}

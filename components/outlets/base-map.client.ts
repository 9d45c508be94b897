'use client';

import L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import styles from './map.module.css';

const PROVINCES = '/geo/provinces.json';
const CITIES = '/geo/cities.json';
/** Zoom level from which on borders and names of cities are rendered. */
const CITY_ZOOM = 7;
/** Districts of the municipalities are smaller and need a higher one. */
const DISTRICT_ZOOM = 11;

type Outlines = Topology<{ provinces: GeometryCollection; seas: GeometryCollection }>;
type Borders = Topology<{ borders: GeometryCollection }> & {
  /** Name, province, degrees east and north. */
  names: [string, string, number, number][];
};

async function ask<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as T;
}

/** A custom property of the page, for colours of the light and the dark scheme. */
const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

async function renderProvinces(map: L.Map, renderer: L.Renderer): Promise<void> {
  const topology = await ask<Outlines>(PROVINCES);
  const style = {
    renderer,
    interactive: false,
    color: colour('--text-muted'),
    weight: 1,
    fillColor: colour('--surface-raised'),
    fillOpacity: 1,
  } as L.GeoJSONOptions;
  L.geoJSON(feature(topology, topology.objects.provinces), style).addTo(map);
  const seas = { ...style, fillColor: colour('--text-muted') } as L.GeoJSONOptions;
  L.geoJSON(feature(topology, topology.objects.seas), seas).addTo(map);
}

function nameLayer(names: Borders['names']): L.LayerGroup {
  return L.layerGroup(
    names.map(([name, , east, north]) =>
      L.marker([north, east], {
        interactive: false,
        keyboard: false,
        icon: L.divIcon({ className: styles.city, html: '', iconSize: [0, 0] }),
        title: name,
      }),
    ),
  );
}

/** Names of the cities within the visible bounds. */
function renderNames(map: L.Map, names: Borders['names']): void {
  let layer = L.layerGroup().addTo(map);
  const render = () => {
    layer.remove();
    if (map.getZoom() < CITY_ZOOM) return;
    const bounds = map.getBounds();
    const isNear = map.getZoom() >= DISTRICT_ZOOM;
    const inSight = names.filter(
      ([name, , east, north]) => (isNear || !/[区县]$/.test(name)) && bounds.contains([north, east]),
    );
    layer = nameLayer(inSight);
    layer.eachLayer((one) => {
      const marker = one as L.Marker;
      marker.on('add', () => {
        const element = marker.getElement();
        if (!element) return;
        element.textContent = marker.options.title ?? '';
        element.removeAttribute('title');
        element.ariaHidden = 'true';
      });
    });
    layer.addTo(map);
  };
  map.on('moveend', render);
  render();
}

async function renderCities(map: L.Map, renderer: L.Renderer): Promise<void> {
  const topology = await ask<Borders>(CITIES);
  const lines = mesh(topology, topology.objects.borders);
  const style = { renderer, interactive: false, color: colour('--hairline'), weight: 1 } as L.GeoJSONOptions;
  L.geoJSON(lines, style).addTo(map);
  renderNames(map, topology.names);
}

/** The vector base map: provinces, sea lines and islands at once, cities from their zoom level on. */
export function renderBaseMap(map: L.Map): void {
  const renderer = L.canvas({ padding: 0.5 });
  void renderProvinces(map, renderer).catch(() => undefined);
  let requested = false;
  const closer = () => {
    if (requested || map.getZoom() < CITY_ZOOM) return;
    requested = true;
    renderCities(map, renderer).catch(() => {
      requested = false;
    });
  };
  map.on('zoomend', closer);
  closer();
}

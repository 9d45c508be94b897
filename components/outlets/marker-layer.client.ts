'use client';

import L from 'leaflet';
import type { OutletCard } from '@/lib/model/outlets';
import type { Clusters } from '@/lib/rules/outlets/cluster';
import styles from './map.module.css';

interface MarkerLayerOptions {
  clusters: Clusters;
  /** Names by id. */
  outlets: ReadonlyMap<string, OutletCard>;
  /** Label of a cluster of this size. */
  clusterName: (count: number) => string;
  onSelect: (id: string) => void;
}

interface Wanted {
  key: string;
  at: L.LatLngTuple;
  label: string;
  className: string;
  text: string;
  act: () => void;
}

function markerOf({ at, label, className, text, act }: Wanted): L.Marker {
  const icon = L.divIcon({ className, html: '', iconSize: [36, 36] });
  const marker = L.marker(at, { icon, keyboard: true });
  marker.on('add', () => {
    const element = marker.getElement();
    if (!element) return;
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', label);
    element.textContent = text;
  });
  return marker.on('click', act).on('keypress', ({ originalEvent }) => {
    if (['Enter', ' '].includes(originalEvent.key)) act();
  });
}

/**
 * BR-02: clustered markers within the visible bounds. Markers that stay keep their element, and with it the focus.
 */
export class MarkerLayer {
  private readonly shown = new Map<string, L.Marker>();
  private selected: string | null = null;

  constructor(
    private readonly map: L.Map,
    private readonly options: MarkerLayerOptions,
  ) {
    map.on('moveend', () => this.render());
    this.render();
  }

  select(id: string | null): void {
    this.selected = id;
    this.render();
  }

  private wanted(): Wanted[] {
    const { clusters, outlets, clusterName, onSelect } = this.options;
    const bounds = this.map.getBounds();
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    return clusters
      .getClusters(box, Math.round(this.map.getZoom()))
      .map(({ id: cluster, geometry, properties }) => {
        const [east = 0, north = 0] = geometry.coordinates;
        const at: L.LatLngTuple = [north, east];
        if ('cluster' in properties && properties.cluster) {
          const count = Number(properties.point_count);
          const act = () => this.map.setView(at, clusters.getClusterExpansionZoom(Number(cluster)));
          const className = `${styles.cluster}`;
          return { key: `c${cluster}`, at, label: clusterName(count), className, text: String(count), act };
        }
        const id = String(properties.id);
        const className = `${styles.pin} ${id === this.selected ? styles.selected : ''}`;
        const key = `${id}${id === this.selected ? '!' : ''}`;
        return { key, at, label: outlets.get(id)?.name ?? '', className, text: '', act: () => onSelect(id) };
      });
  }

  private render(): void {
    const wanted = new Map(this.wanted().map((one) => [one.key, one]));
    for (const [key, marker] of this.shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.shown.delete(key);
    }
    for (const [key, one] of wanted) {
      if (!this.shown.has(key)) this.shown.set(key, markerOf(one).addTo(this.map));
    }
  }
}

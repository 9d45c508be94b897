'use client';

import L from 'leaflet';
import type { OutletCard } from '@/lib/model/outlets';
import type { Clusters } from '@/lib/rules/outlets/cluster';
import styles from './map.module.css';

interface MarkerLayerOptions {
  /** Names by id. */
  outlets: ReadonlyMap<string, OutletCard>;
  /** Label of a cluster of this size. */
  clusterName: (count: number) => string;
  onSelect: (id: string) => void;
}

/** The outlet that the visitor chose, where the map has it. */
interface Chosen {
  id: string;
  at: L.LatLngTuple;
}

interface Wanted {
  key: string;
  at: L.LatLngTuple;
  label: string;
  className: string;
  text: string;
  act: () => void;
}

/** Side of a marker's target in pixels; what is seen of it is smaller. */
const TARGET = 44;

function markerOf({ at, label, className, text, act }: Wanted): L.Marker {
  const icon = L.divIcon({ className, html: '', iconSize: [TARGET, TARGET] });
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
 * BR-02: clustered markers within the visible bounds; the chosen outlet is never in a cluster. Markers that stay keep
 * their element, and with it the focus.
 */
export class MarkerLayer {
  private readonly shown = new Map<string, L.Marker>();
  private clusters: Clusters | null = null;
  private chosen: Chosen | null = null;

  constructor(
    private readonly map: L.Map,
    private readonly options: MarkerLayerOptions,
  ) {
    map.on('moveend', this.render);
  }

  /** Shows these clusters, which leave the chosen outlet out. */
  show(clusters: Clusters, chosen: Chosen | null): void {
    this.clusters = clusters;
    this.chosen = chosen;
    this.render();
  }

  remove(): void {
    this.map.off('moveend', this.render);
    for (const marker of this.shown.values()) marker.remove();
    this.shown.clear();
  }

  private pin(id: string, at: L.LatLngTuple): Wanted {
    const { outlets, onSelect } = this.options;
    const label = outlets.get(id)?.name ?? '';
    return { key: id, at, label, className: styles.pin ?? '', text: '', act: () => onSelect(id) };
  }

  private wanted(clusters: Clusters): Wanted[] {
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
        if (!('cluster' in properties && properties.cluster)) return this.pin(String(properties.id), at);
        const count = Number(properties.point_count);
        const act = () => this.map.setView(at, clusters.getClusterExpansionZoom(Number(cluster)));
        const label = this.options.clusterName(count);
        const key = `c${cluster} ${count}`;
        return { key, at, label, className: styles.cluster ?? '', text: String(count), act };
      });
  }

  private readonly render = (): void => {
    if (!this.clusters) return;
    const { chosen } = this;
    const all = [...this.wanted(this.clusters), ...(chosen ? [this.pin(chosen.id, chosen.at)] : [])];
    const wanted = new Map(all.map((one) => [one.key, one]));
    for (const [key, marker] of this.shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.shown.delete(key);
    }
    for (const [key, one] of wanted) {
      const marker = this.shown.get(key) ?? markerOf(one).addTo(this.map);
      this.shown.set(key, marker);
      const isChosen = key === chosen?.id;
      marker.setZIndexOffset(isChosen ? 1000 : 0);
      marker.getElement()?.classList.toggle(styles.selected ?? '', isChosen);
    }
  };
}

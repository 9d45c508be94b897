import type { MapSketch } from '@/lib/model/map-sketch';
import tones from '../ui/map-tones.module.css';
import styles from './map-drawing.module.css';

interface MapDrawingProps {
  sketch: MapSketch;
  /** What a screen reader says instead of it. */
  label: string;
  /** A place and what is around it, or all places of a province. */
  kind: 'one' | 'many';
}

/** Radius of the dots. */
const DOTS = { one: 9, many: 6 } as const;

/** Land, borders, names and dots of places, drawn by the server. */
export function MapDrawing({ sketch, label, kind }: MapDrawingProps) {
  const { width, height, land, borders, names, places, scale } = sketch;
  return (
    <svg
      className={[tones.tones, styles.drawing, styles[kind]].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={styles.land} d={land} />
      <path className={styles.borders} d={borders} />
      {names.map(({ name, x, y, major }) => (
        <text key={`${name}${x}`} x={x} y={y} data-minor={major ? undefined : ''}>
          {name}
        </text>
      ))}
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={DOTS[kind]} />
      ))}
      <path className={styles.scale} d={`M16 ${height - 16}v6h${scale.length}v-6`} />
    </svg>
  );
}

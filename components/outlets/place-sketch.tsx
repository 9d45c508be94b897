import { useTranslations } from 'next-intl';
import type { MapSketch } from '@/lib/model/map-sketch';
import tones from '../ui/map-tones.module.css';
import styles from './outlet-top.module.css';

interface PlaceSketchProps {
  sketch: MapSketch;
  name: string;
  /** Approval number of the map, or empty. */
  approval: string;
}

/**
 * Where an outlet is among its districts or cities: drawn by the server, named by its label. The elder edition leaves it
 * out, as it does charts (EL-04): address and directions stand beside it.
 */
export function PlaceSketch({ sketch, name, approval }: PlaceSketchProps) {
  const t = useTranslations('outlets');
  const { width, height, land, borders, names, scale } = sketch;
  return (
    <figure className={`${tones.tones} ${styles.sketch} no-print`} data-chart="">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('sketch', { name })}>
        <path className={styles.land} d={land} />
        <path className={styles.borders} d={borders} />
        {names.map(({ name: text, x, y }) => (
          <text key={`${text}${x}`} x={x} y={y}>
            {text}
          </text>
        ))}
        <circle cx={width / 2} cy={height / 2} r={9} />
        <path className={styles.scale} d={`M16 ${height - 16}v6h${scale.length}v-6`} />
      </svg>
      <figcaption>
        {t('scale', { km: scale.kilometres })} · {t('schematic')}
        {approval && ` · ${t('approval', { number: approval })}`}
      </figcaption>
    </figure>
  );
}

import { useTranslations } from 'next-intl';
import type { OutletMap } from '@/lib/model/outlets';
import tones from '../ui/map-tones.module.css';
import styles from './place-sketch.module.css';

interface PlaceSketchProps extends OutletMap {
  /** Name of the outlet, or of the province whose outlets are drawn. */
  name: string;
  kind: 'one' | 'many';
}

const LABELS = { one: 'sketch', many: 'sketchOfAll' } as const;
/** Radius of the dots. */
const DOTS = { one: 9, many: 6 } as const;

/**
 * Where outlets are among their districts or cities: drawn by the server, named by its label. The elder edition leaves
 * it out, as it does charts (EL-04): address and directions stand beside it.
 */
export function PlaceSketch({ sketch, approval, name, kind }: PlaceSketchProps) {
  const t = useTranslations('outlets');
  const { width, height, land, borders, names, places, scale } = sketch;
  return (
    <figure className={`${tones.tones} ${styles.sketch} no-print`} data-chart="">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={t(LABELS[kind], { name })}
      >
        <path d={land} />
        <path strokeDasharray="3 3" d={borders} />
        {names.map(({ name: text, x, y, major }) => (
          <text key={`${text}${x}`} x={x} y={y} data-minor={major ? undefined : ''}>
            {text}
          </text>
        ))}
        {places.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={DOTS[kind]} />
        ))}
        <path strokeWidth={2} d={`M16 ${height - 16}v6h${scale.length}v-6`} />
      </svg>
      <figcaption>
        {t('scale', { km: scale.kilometres })} · {t('schematic')}
        {approval && ` · ${t('approval', { number: approval })}`}
      </figcaption>
    </figure>
  );
}

import { useTranslations } from 'next-intl';
import type { OutletMap } from '@/lib/model/outlets';
import { MapDrawing } from './map-drawing';
import styles from './map-drawing.module.css';

interface PlaceSketchProps extends OutletMap {
  /** Name of the outlet, or of the province whose outlets are drawn. */
  name: string;
  kind: 'one' | 'many';
}

const LABELS = { one: 'sketch', many: 'sketchOfAll' } as const;

/**
 * Where outlets are among their districts or cities: drawn by the server, named by its label. The elder edition leaves
 * it out, as it does charts (EL-04): address and directions stand beside it.
 */
export function PlaceSketch({ sketch, approval, name, kind }: PlaceSketchProps) {
  const t = useTranslations('outlets');
  return (
    <figure className={`${styles.sketch} no-print`} data-chart="">
      <MapDrawing sketch={sketch} label={t(LABELS[kind], { name })} kind={kind} />
      <figcaption>
        {t('scale', { km: sketch.scale.kilometres })} · {t('schematic')}
        {approval && ` · ${t('approval', { number: approval })}`}
      </figcaption>
    </figure>
  );
}

import { useTranslations } from 'next-intl';
import type { ProvinceCount } from '@/lib/model/about';
import drawing from '@/lib/rules/outlets/province-paths.json';
import styles from './province-map.module.css';

/** From so many outlets on a province has the next shade. */
export const MAP_STEPS = [1, 10, 20, 40] as const;

const stepOf = (outlets: number): number => MAP_STEPS.filter((from) => outlets >= from).length;

/** The provinces, shaded by their outlets. Numbers stand in the table beside it; the map says so in a sentence. */
export function ProvinceMap({ provinces }: { provinces: readonly ProvinceCount[] }) {
  const t = useTranslations('about.map');
  const outlets = new Map<string, number>(
    provinces.map(({ code, branches, offices }) => [code, branches + offices]),
  );
  const total = [...outlets.values()].reduce((sum, count) => sum + count, 0);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={t('label', { provinces: provinces.length, outlets: total })}
    >
      {Object.entries(drawing.paths).map(([code, path]) => (
        <path key={code} d={path} data-province={code} data-step={stepOf(outlets.get(code) ?? 0)} />
      ))}
    </svg>
  );
}

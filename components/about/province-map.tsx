import { useTranslations } from 'next-intl';
import type { ProvinceCount } from '@/lib/model/about';
import drawing from '@/lib/rules/outlets/province-paths.json';
import tones from '../ui/map-tones.module.css';
import styles from './province-map.module.css';

/** Least number of outlets for each shade. */
export const MAP_STEPS = [1, 10, 20, 40] as const;

const stepOf = (outlets: number): number => MAP_STEPS.filter((from) => outlets >= from).length;

/** Provinces shaded by their outlets, with a sentence as label; the numbers are in the table beside it. */
export function ProvinceMap({ provinces }: { provinces: readonly ProvinceCount[] }) {
  const t = useTranslations('about.map');
  const outlets = new Map<string, number>(
    provinces.map(({ code, branches, offices }) => [code, branches + offices]),
  );
  const total = [...outlets.values()].reduce((sum, count) => sum + count, 0);
  return (
    <svg
      className={`${tones.tones} ${styles.map}`}
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

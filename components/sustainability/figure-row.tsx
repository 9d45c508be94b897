import type { Figure } from '@/lib/model/figure';
import styles from './figure-row.module.css';

/** Figures side by side, each with its label. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.row}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './charts.module.css';

/** One figure of a chart: its name, its value, and the value as the chart writes it. */
export interface ChartFact {
  label: string;
  value: number;
  text: string;
}

interface ChartFrameProps {
  title: string;
  width: number;
  height: number;
  /** What the chart shows, in the order of the chart. */
  facts: readonly ChartFact[];
  children: ReactNode;
}

/** EL-16: the chart in one sentence: its largest and its smallest figure, and how many there are. */
function Summary({ facts }: { facts: readonly ChartFact[] }) {
  const t = useTranslations('investors.table');
  const ordered = facts.toSorted((one, other) => other.value - one.value);
  const [most] = ordered;
  const least = ordered.at(-1);
  if (!most || !least || most === least) return null;
  return (
    <figcaption className="visually-hidden" data-chart-summary="">
      {t('chartSummary', {
        count: facts.length,
        most: most.label,
        mostText: most.text,
        least: least.label,
        leastText: least.text,
      })}
    </figcaption>
  );
}

/**
 * A chart rendered on the server; a table beside it has the same data. It is named by aria-label, because a title
 * element inside it is taken for the page's by readers of plain HTML. The elder edition shows its sentence in its place.
 */
export function ChartFrame({ title, width, height, facts, children }: ChartFrameProps) {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={title}
        className={styles.chart}
        data-chart=""
      >
        {children}
      </svg>
      <Summary facts={facts} />
    </figure>
  );
}

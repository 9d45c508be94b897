import type { ReactNode } from 'react';
import { type ChartFact, ChartSummary } from './chart-summary';
import styles from './charts.module.css';

interface ChartFrameProps {
  title: string;
  width: number;
  height: number;
  /** What the chart shows, in the order of the chart. */
  facts: readonly ChartFact[];
  children: ReactNode;
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
      <ChartSummary facts={facts} />
    </figure>
  );
}

import type { ReactNode } from 'react';
import styles from './charts.module.css';

interface ChartFrameProps {
  title: string;
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A drawing made on the server; the table beside it says the same in words. Named by a label: readers of plain HTML
 * take a title element inside it for the page's.
 */
export function ChartFrame({ title, width, height, children }: ChartFrameProps) {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={title}
        className={styles.chart}
      >
        {children}
      </svg>
    </figure>
  );
}

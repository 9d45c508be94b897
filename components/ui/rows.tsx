import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface RowsProps {
  /** An ordered list, for example by relevance. */
  ordered?: boolean;
  className?: string;
  children: ReactNode;
}

/** A list of rows between fine lines. */
export function Rows({ ordered, className, children }: RowsProps) {
  const List = ordered ? 'ol' : 'ul';
  return <List className={[styles.rows, className].filter(Boolean).join(' ')}>{children}</List>;
}

interface RowProps {
  /** The link of its heading covers the whole row. */
  linked?: boolean;
  /** Has something at its end; such rows are lower. */
  ended?: boolean;
  children: ReactNode;
}

/** A row of the list; its look depends on what stands at its end. */
export function Row({ linked, ended, children }: RowProps) {
  const look = ended ? styles.ended : styles.row;
  return <li className={[look, linked && styles.linked].filter(Boolean).join(' ')}>{children}</li>;
}

import type { ReactNode } from 'react';
import styles from './link-rows.module.css';

interface LinkRowsProps {
  /** An ordered list, for example by year. */
  ordered?: boolean;
  className?: string;
  children: ReactNode;
}

/** A list between fine lines; each of its items holds one link, which fills the row. */
export function LinkRows({ ordered, className, children }: LinkRowsProps) {
  const List = ordered ? 'ol' : 'ul';
  return <List className={[styles.rows, className].filter(Boolean).join(' ')}>{children}</List>;
}

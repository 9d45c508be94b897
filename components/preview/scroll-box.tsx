import type { ReactNode } from 'react';
import styles from './scroll-box.module.css';

/** A box that scrolls where its content is long, also by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={styles.box} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

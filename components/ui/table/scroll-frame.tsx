import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A scrollable box for tables that may be wider or higher than the screen, also by keyboard. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('investors.table');
  return (
    <div>
      <p className={`${styles.hint} no-print`}>{t('swipe')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className={styles.frame} aria-label={label} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}

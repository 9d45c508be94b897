import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** A word in outline at the end of the heading's row; decorative. */
  watermark?: string;
  id?: string;
  tone?: 'plain' | 'raised' | 'ink';
  action?: ReactNode;
  /** A picture behind the whole section. */
  behind?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, with its watermark and at most one link beside the heading. */
export function Section({ title, watermark, id, tone = 'plain', action, behind, children }: SectionProps) {
  return (
    <section id={id} className={[styles.section, styles[tone]].filter(Boolean).join(' ')} aria-label={title}>
      {behind}
      <div className="container">
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {action}
          {watermark && <span className={styles.watermark} data-word={watermark} aria-hidden="true" />}
        </div>
        {children}
      </div>
    </section>
  );
}

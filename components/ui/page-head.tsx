import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  text?: string;
  watermark?: string;
  children?: ReactNode;
}

/** The top of an inner page: its h1, and a line of text. */
export function PageHead({ title, text, watermark, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className="container" data-read="">
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {watermark && <span className={styles.watermark} data-word={watermark} aria-hidden="true" />}
      </div>
    </div>
  );
}

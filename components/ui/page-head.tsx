import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { WholeNumbers } from './whole-numbers';

interface PageHeadProps {
  title: string;
  /** Language of the title, where it is not that of the page. */
  titleLang?: string;
  text?: string;
  /** A word in outline at the right, left out where the title says the same; decorative. */
  watermark?: string;
  /** Of a page with a task: low, the text beside the title, and the sections below it close together. */
  kind?: 'open' | 'dense';
  children?: ReactNode;
}

const repeats = (title: string, word: string) => title.toLowerCase().includes(word.toLowerCase());

/** The top of an inner page: its h1, and a line of text. */
export function PageHead({ title, titleLang, text, watermark, kind = 'open', children }: PageHeadProps) {
  return (
    <div className={styles.head} data-kind={kind === 'dense' ? kind : undefined}>
      <div className={`container ${styles.inner}`} data-read="">
        <h1 className={styles.title} lang={titleLang}>
          {title}
        </h1>
        {text && (
          <p className={styles.text}>
            <WholeNumbers text={text} />
          </p>
        )}
        {children}
        {watermark && !repeats(title, watermark) && (
          <span className={styles.watermark} data-word={watermark} aria-hidden="true" />
        )}
      </div>
    </div>
  );
}

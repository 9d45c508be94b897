import { useTranslations } from 'next-intl';
import type { Heading } from '@/lib/model/articles';
import styles from './table-of-contents.module.css';

/** The number of headings from which contents are shown. */
export const CONTENTS_FROM = 3;

/** Anchors to the sections of a long text. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslations('articles');
  return (
    <nav className={`${styles.toc} no-print`} aria-label={t('contents')}>
      <h2 className={styles.title}>{t('contents')}</h2>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

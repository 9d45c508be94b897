import { useTranslations } from 'next-intl';
import type { Heading } from '@/lib/model/articles';
import styles from './table-of-contents.module.css';

/** The number of headings from which contents are shown. */
export const CONTENTS_FROM = 3;

/** On a narrow screen, more lines than these would push the text off the first screen. */
const MAX_UNFOLDED = 6;

interface ContentsProps {
  headings: readonly Heading[];
  className: string | undefined;
  /** Whether the contents stand above the text rather than beside it; long ones are a fold there. */
  isAbove?: boolean;
}

/** Anchors to the sections of a long text, in the style of the page that holds them. */
export function TableOfContents({ headings, className, isAbove = false }: ContentsProps) {
  const t = useTranslations('articles');
  const title = <h2>{t('contents')}</h2>;
  const list = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={`${className} no-print`} aria-label={t('contents')}>
      {isAbove && headings.length > MAX_UNFOLDED ? (
        <details className={styles.fold}>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { Heading } from '@/lib/model/articles';

/** The number of headings from which contents are shown. */
export const CONTENTS_FROM = 3;

interface ContentsProps {
  headings: readonly Heading[];
  className: string | undefined;
  /** With it the contents are a fold, whose style it is. */
  foldClass?: string | undefined;
}

/** Anchors to the sections of a long text, in the style of the page that holds them. */
export function TableOfContents({ headings, className, foldClass }: ContentsProps) {
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
      {foldClass === undefined ? (
        <>
          {title}
          {list}
        </>
      ) : (
        <details className={foldClass}>
          <summary>{title}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { Heading } from '@/lib/model/articles';

/** The number of headings from which contents are shown. */
export const CONTENTS_FROM = 3;

/** Anchors to the sections of a long text, in the style of the page that holds them. */
export function TableOfContents({
  headings,
  className,
}: {
  headings: readonly Heading[];
  className: string | undefined;
}) {
  const t = useTranslations('articles');
  return (
    <nav className={`${className} no-print`} aria-label={t('contents')}>
      <h2>{t('contents')}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

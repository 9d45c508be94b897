import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import styles from './bar-tool.module.css';

interface SearchLinkProps {
  locale: Locale;
  /** Without the word: the bar has no room for it. */
  iconOnly?: boolean;
}

/** The way to the page of search where the bar has no search panel: English pages, and pages without a header. */
export function SearchLink({ locale, iconOnly }: SearchLinkProps) {
  const label = useTranslations('header')('search');
  return (
    <a className={styles.tool} href={href(locale, '/search')} aria-label={label}>
      <Icon name="search" />
      {!iconOnly && <span className={styles.word}>{label}</span>}
    </a>
  );
}

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import styles from './first-published.module.css';
import { Since } from './since';

interface FirstPublishedProps {
  id: string;
  title: string;
  /** ISO 8601 in UTC. */
  since: string;
  displayTime: string;
  locale: Locale;
}

/** When a filing was first published here, with a link to its page in the record. */
export function FirstPublished({ id, title, locale, ...times }: FirstPublishedProps) {
  const t = useTranslations('archive.first');
  return (
    <p className={styles.first} data-observed="">
      <Since {...times} locale={locale} />{' '}
      <a
        href={`${href(locale, '/investor-relations/archive/filing', { id })}#${locale}`}
        aria-label={t('linkOf', { title })}
      >
        {t('link')}
      </a>
    </p>
  );
}

import { useTranslations } from 'next-intl';
import styles from './paginator.module.css';

interface PaginatorProps {
  page: number;
  pages: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
}

/** Previous, current/total, next: plain links, so that lists can be read and crawled without JavaScript. */
export function Paginator({ page, pages, hrefOf }: PaginatorProps) {
  const t = useTranslations('paginator');
  if (pages < 2) return null;
  return (
    <nav className={styles.paginator} aria-label={t('label')}>
      {page > 1 ? (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
          {t('previous')}
        </a>
      ) : (
        <span className={styles.off}>{t('previous')}</span>
      )}
      <span aria-current="page" data-number="">
        {t('position', { page, pages })}
      </span>
      {page < pages ? (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next">
          {t('next')}
        </a>
      ) : (
        <span className={styles.off}>{t('next')}</span>
      )}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import styles from './message-page.module.css';

/** The 503 page, for when the back office fails and no stored page can be served. */
export function OutageView({ locale, hotline }: { locale: Locale; hotline: string }) {
  const t = useTranslations('outage');
  return (
    <div className={`container ${styles.page}`}>
      <p className={styles.code} data-word="503" aria-hidden="true" />
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.text}>{t('text', { hotline })}</p>
      <p className={styles.actions}>
        <ButtonLink href="">{t('refresh')}</ButtonLink>
        <ButtonLink href={href(locale, '/')} kind="secondary">
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  );
}

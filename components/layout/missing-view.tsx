import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/routes';
import { ButtonLink } from '../ui/button-link';
import styles from './message-page.module.css';

/** RT-02: what an address that leads nowhere answers, in words and with ways on. */
export function MissingView({ locale }: { locale: Locale }) {
  const t = useTranslations('missing');
  return (
    <div className={`container ${styles.page}`}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <p className={styles.actions}>
        <ButtonLink href={href(locale, '/')}>{t('home')}</ButtonLink>
        <ButtonLink href="" kind="secondary">
          {t('refresh')}
        </ButtonLink>
      </p>
    </div>
  );
}

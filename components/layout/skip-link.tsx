import { useTranslations } from 'next-intl';
import styles from './skip-link.module.css';

/** The first link of every page. */
export function SkipLink() {
  const t = useTranslations('frame');
  return (
    <a className={`${styles.skip} no-print`} href="#main">
      {t('skip')}
    </a>
  );
}

import { useTranslations } from 'next-intl';
import type { Outlet } from '@/lib/model/outlets';
import { noticesHref, outletHref } from '@/lib/site/outlet-addresses';
import { LICENCE_DIALOG } from './licence-dialog';
import styles from './tables.module.css';

/** What is disclosed of an outlet: its licence in a dialog, and its commission in a new tab. `scope` is its index on the page. */
export function DisclosedLinks({ outlet: { id, name }, scope }: { outlet: Outlet; scope: number }) {
  const t = useTranslations('outlets');
  return (
    <>
      <a
        className={styles.link}
        href={`${outletHref('zh', id)}#licence`}
        data-dialog={LICENCE_DIALOG}
        data-part={scope}
        data-name={name}
        aria-haspopup="dialog"
        aria-label={`${name}${t('licence')}`}
      >
        {t('licence')}
      </a>
      <a
        className={styles.link}
        href={noticesHref(id)}
        target="_blank"
        rel="noopener"
        aria-label={`${name}${t('commission')}`}
      >
        {t('commission')}
      </a>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { FIGURES } from '@/lib/constants';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/routes';
import { ButtonLink } from '../ui/button-link';
import styles from './figures.module.css';

const ORDER = ['countries', 'subsidiaries', 'provinces', 'branches', 'offices'] as const;

/** HM-02: where the group stands, in five figures. */
export function Figures({ locale }: { locale: Locale }) {
  const t = useTranslations('home.figures');
  return (
    <>
      <dl className={styles.figures}>
        {ORDER.map((name) => (
          <div key={name} className={styles.figure}>
            <dt>{t(name)}</dt>
            <dd>{FIGURES[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <ButtonLink href={href(locale, '/about-us')} kind="secondary">
          {t('more')}
        </ButtonLink>
      </p>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { FIGURES } from '@/lib/base/constants';
import styles from './figures.module.css';

const ORDER = ['countries', 'subsidiaries', 'provinces', 'branches', 'offices'] as const;

/** HM-02: the group in five figures. */
export function Figures() {
  const t = useTranslations('home.figures');
  return (
    <dl className={styles.figures}>
      {ORDER.map((name) => (
        <div key={name} className={styles.figure}>
          <dt>{t(name)}</dt>
          <dd>{FIGURES[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

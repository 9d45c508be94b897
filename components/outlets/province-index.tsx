import { useTranslations } from 'next-intl';
import styles from './province-index.module.css';

interface Entry {
  name: string;
  address: string;
  /** Number of outlets; null if it is unknown. */
  count: number | null;
}

/** Provinces as links, each with its number of outlets; the last entry leads to all of them. */
export function ProvinceIndex({ id, entries }: { id?: string; entries: readonly Entry[] }) {
  const t = useTranslations('outlets');
  return (
    <nav id={id} className={styles.index} aria-label={t('byProvince')}>
      <h2>{t('byProvince')}</h2>
      <ul>
        {entries.map(({ name, address, count }) => (
          <li key={name}>
            <a href={address}>
              {name} {count !== null && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { PressFilter } from '@/lib/model/press-room';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/routes';
import styles from './press-room.module.css';

interface PressFiltersProps {
  filters: readonly PressFilter[];
  current: string | null;
  locale: Locale;
}

/** The filters as links: each has an address that can be shared and crawled. */
export function PressFilters({ filters, current, locale }: PressFiltersProps) {
  const t = useTranslations('press');
  const all = { label: t('all'), value: '' };
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      <ul>
        {[all, ...filters].map(({ label, value }) => (
          <li key={value}>
            <a
              href={href(locale, '/pressroom', { filterName: value })}
              aria-current={(current ?? '') === value ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { PressFilter } from '@/lib/model/press-room';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { Chips } from '../ui/chips';
import styles from './press-room.module.css';

interface PressFiltersProps {
  filters: readonly PressFilter[];
  current: string | null;
  locale: Locale;
}

/** Filters as links, the first of which clears the choice. */
export function PressFilters({ filters, current, locale }: PressFiltersProps) {
  const t = useTranslations('pressRoom');
  const all = { label: t('all'), value: '' };
  const chips = [all, ...filters].map(({ label, value }) => ({
    label,
    href: href(locale, '/pressroom', { filterName: value }),
    current: (current ?? '') === value,
  }));
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      <Chips chips={chips} />
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { pathHref } from '@/lib/site/routes';
import { Chips } from '../ui/chips';

interface YearFilterProps {
  years: readonly number[];
  year: number | null;
  path: string;
  locale: Locale;
}

/** Years as links, the first of which clears the choice. */
export function YearFilter({ years, year, path, locale }: YearFilterProps) {
  const t = useTranslations('investors.announcements');
  const all = { label: t('allYears'), href: pathHref(locale, path), current: year === null };
  const each = years.map((one) => ({
    label: t('year', { year: String(one) }),
    href: pathHref(locale, path, { year: one }),
    current: year === one,
  }));
  return (
    <nav aria-label={t('years')}>
      <Chips look="years" chips={[all, ...each]} />
    </nav>
  );
}

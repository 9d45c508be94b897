import { useTranslations } from 'next-intl';
import { pathHref } from '@/lib/site/routes';
import { Chips } from './chips';
import { FilterForm, type ListFilter, type ListFiltersProps } from './filter-form';

/** The values of an address, without those that are not chosen. */
const valuesOf = (filters: readonly ListFilter[]) =>
  Object.fromEntries(filters.flatMap(({ name, chosen }) => (chosen === null ? [] : [[name, chosen]])));

/** A row of links for each filter, the first of which clears the choice. */
function FilterLinks({ filters, context: { locale, path } }: ListFiltersProps) {
  const others = valuesOf(filters);
  return filters.map(({ name, label, all, chosen, options, short }) => {
    const chips = [{ value: undefined, label: all }, ...options].map(({ value, label: text }) => ({
      label: text,
      href: pathHref(locale, path, { ...others, [name]: value }),
      current: (value ?? null) === chosen,
    }));
    return (
      <nav key={name} aria-label={label}>
        <Chips look={short ? 'years' : undefined} chips={chips} />
      </nav>
    );
  });
}

/** Narrows a list by its address alone: links, on phones a form. A filter without a choice is left out. */
export function ListFilters({ filters, context }: ListFiltersProps) {
  const offered = filters.filter(({ options }) => options.length > 0);
  if (offered.length === 0) return null;
  const View = context.device === 'mobile' ? FilterForm : FilterLinks;
  return <View filters={offered} context={context} />;
}

/** The filter by year. */
export function useYearFilter(years: readonly number[], year: number | null): ListFilter {
  const t = useTranslations('listing');
  return {
    name: 'year',
    label: t('years'),
    all: t('allYears'),
    chosen: year,
    options: years.map((one) => ({ value: one, label: t('year', { year: String(one) }) })),
    short: true,
  };
}

import { useTranslations } from 'next-intl';

/** One figure of a chart: its name, its value, and the value as the chart writes it. */
export interface ChartFact {
  label: string;
  value: number;
  text: string;
}

/** EL-16: the chart in one sentence: its largest and its smallest figure, and how many there are. */
export function ChartSummary({ facts }: { facts: readonly ChartFact[] }) {
  const t = useTranslations('investors.table');
  const ordered = facts.toSorted((one, other) => other.value - one.value);
  const [most] = ordered;
  const least = ordered.at(-1);
  if (!most || !least || most === least) return null;
  return (
    <figcaption className="visually-hidden" data-chart-summary="">
      {t('chartSummary', {
        count: facts.length,
        most: most.label,
        mostText: most.text,
        least: least.label,
        leastText: least.text,
      })}
    </figcaption>
  );
}

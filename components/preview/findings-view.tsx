import { useTranslations } from 'next-intl';
import { type Finding, SEVERITIES } from '@/lib/model/findings';
import type { Locale } from '@/lib/model/variant';
import { toolHref } from '@/lib/site/preview';
import { ButtonLink } from '../ui/button-link';
import { Chips } from '../ui/chips';
import { FindingsList } from './findings-list';
import styles from './findings-view.module.css';

/** Findings of one severity that the page shows; the file has all of them. */
const MOST_SHOWN = 300;

interface FindingsViewProps {
  locale: Locale;
  /** Null while the back office fails. */
  review: {
    findings: readonly Finding[];
    reviewed: number;
    total: number;
    uncheckedFiles: number;
  } | null;
  /** The severity that the address names; null for all. */
  severity: string | null;
}

/** PV-04: what is missing or doubtful in menus, reports and the newest articles, worst first. */
export function FindingsView({ locale, review, severity }: FindingsViewProps) {
  const t = useTranslations('preview');
  const words = useTranslations('findings.severity');
  if (!review) return <p className={`container ${styles.view}`}>{t('failed')}</p>;
  const { findings, reviewed, total, uncheckedFiles } = review;
  const page = toolHref(locale, 'findings');
  const chosen = SEVERITIES.find((one) => one === severity) ?? null;
  const chips = SEVERITIES.map((one) => ({
    label: t('counted', { name: words(one), count: findings.filter((f) => f.severity === one).length }),
    href: `${page}?severity=${one}`,
    current: chosen === one,
  }));
  const all = {
    label: t('counted', { name: t('all'), count: findings.length }),
    href: page,
    current: !chosen,
  };
  const shown = chosen ? findings.filter((one) => one.severity === chosen) : findings;
  return (
    <div className={`container ${styles.view}`}>
      <p>{t('reviewed', { reviewed, total })}</p>
      {uncheckedFiles > 0 && <p>{t('unchecked', { count: uncheckedFiles })}</p>}
      <nav aria-label={t('bySeverity')}>
        <Chips chips={[all, ...chips]} />
      </nav>
      <FindingsList findings={shown.slice(0, MOST_SHOWN)} locale={locale} named />
      {shown.length > MOST_SHOWN && <p>{t('cut', { shown: MOST_SHOWN, total: shown.length })}</p>}
      <p>
        <ButtonLink href={toolHref(locale, 'findings.csv')} kind="secondary">
          {t('csv')}
        </ButtonLink>
      </p>
    </div>
  );
}

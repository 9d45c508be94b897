import { useTranslations } from 'next-intl';
import { type Finding, SEVERITIES } from '@/lib/model/findings';
import type { Locale } from '@/lib/model/variant';
import { type FindingFilter, narrow } from '@/lib/rules/findings/narrow';
import { LOCALES } from '@/lib/site/locales';
import { toolHref } from '@/lib/site/preview';
import { ButtonLink } from '../ui/button-link';
import { Chips } from '../ui/chips';
import { FindingsList } from './findings-list';
import styles from './findings-view.module.css';

/** Findings that the page shows at most; the file has all of them. */
const MAX_SHOWN = 300;

interface FindingsViewProps {
  locale: Locale;
  /** Null while the back office fails. */
  review: {
    findings: readonly Finding[];
    reviewed: number;
    total: number;
    uncheckedFiles: number;
  } | null;
  /** What the address narrows the list to. */
  filter: FindingFilter;
}

interface ChoicesProps<K extends keyof FindingFilter> extends Pick<FindingsViewProps, 'locale' | 'filter'> {
  findings: readonly Finding[];
  name: K;
  label: string;
  /** Values of the filter with their words. */
  values: readonly (readonly [FindingFilter[K], string])[];
}

/** A row of links, one for each value of a filter, with the number of findings that it leaves. */
function Choices<K extends keyof FindingFilter>({ findings, ...props }: ChoicesProps<K>) {
  const { locale, filter, name, label, values } = props;
  const t = useTranslations('preview');
  const chips = values.map(([value, word]) => {
    const chosen = { ...filter, [name]: value };
    return {
      label: t('counted', { name: word, count: narrow(findings, chosen).length }),
      href: toolHref(locale, 'findings', chosen),
      current: filter[name] === value,
    };
  });
  return (
    <nav aria-label={label}>
      <Chips chips={chips} />
    </nav>
  );
}

/** PV-04: what is missing or doubtful in menus, reports and the newest articles, worst first. */
export function FindingsView({ locale, review, filter }: FindingsViewProps) {
  const t = useTranslations('preview');
  const words = useTranslations('findings.severity');
  if (!review) return <p className={`container ${styles.view}`}>{t('failed')}</p>;
  const { findings, reviewed, total, uncheckedFiles } = review;
  const shown = narrow(findings, filter);
  const choices = { findings, locale, filter };
  const severities = SEVERITIES.map((one) => [one, words(one)] as const);
  const languages = LOCALES.map(({ code }) => [code, t(`languages.${code}`)] as const);
  return (
    <div className={`container ${styles.view}`}>
      <p>{t('reviewed', { reviewed, total })}</p>
      {uncheckedFiles > 0 && <p>{t('unchecked', { count: uncheckedFiles })}</p>}
      <Choices
        {...choices}
        name="severity"
        label={t('by.severity')}
        values={[[null, t('all')], ...severities]}
      />
      <Choices
        {...choices}
        name="language"
        label={t('by.language')}
        values={[[null, t('anyLanguage')], ...languages]}
      />
      <FindingsList findings={shown.slice(0, MAX_SHOWN)} locale={locale} named />
      {shown.length > MAX_SHOWN && <p>{t('cut', { shown: MAX_SHOWN, total: shown.length })}</p>}
      <p>
        <ButtonLink href={toolHref(locale, 'findings.csv', { ...filter })} kind="secondary">
          {t('csv')}
        </ButtonLink>
      </p>
    </div>
  );
}

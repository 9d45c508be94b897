import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { Criterion, CriterionState, Principle } from '@/lib/model/accessibility';
import type { Locale } from '@/lib/model/variant';
import styles from './accessibility.module.css';

/** A state by its word, with a mark that repeats it. */
export function State({ state }: { state: CriterionState }) {
  const t = useTranslations('accessibility.states');
  return (
    <span className={styles.state} data-state={state}>
      {t(state)}
    </span>
  );
}

function Row({ criterion, locale }: { criterion: Criterion; locale: Locale }) {
  const t = useTranslations('accessibility');
  const { id, level, name, state, kinds, until, note } = criterion;
  const separator = locale === 'en' ? ', ' : '、';
  return (
    <tr>
      <th scope="row">
        <span className={styles.id}>{id}</span> {name}{' '}
        <span className={styles.small}>{t('criteria.levels', { level })}</span>
      </th>
      <td>
        <State state={state} />
      </td>
      <td>{kinds.map((kind) => t(`kinds.${kind}`)).join(separator)}</td>
      <td>
        {note && <p>{note}</p>}
        {until && <p className={styles.small}>{t('criteria.until', { date: formatDate(until, locale) })}</p>}
      </td>
    </tr>
  );
}

interface PrincipleProps {
  principle: Principle;
  locale: Locale;
}

function PrincipleTable({ principle: { number, criteria }, locale }: PrincipleProps) {
  const t = useTranslations('accessibility');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {number} {t(`principles.${number}`)}
      </caption>
      <thead>
        <tr>
          {(['id', 'state', 'how', 'open'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`criteria.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <Row key={criterion.id} criterion={criterion} locale={locale} />
        ))}
      </tbody>
    </table>
  );
}

/** A principle as a fold, with the number of its criteria that are met. */
function PrincipleFold({ principle, locale, open }: PrincipleProps & { open: boolean }) {
  const t = useTranslations('accessibility');
  const { number, criteria } = principle;
  const met = criteria.filter(({ state }) => state === 'met').length;
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {number} {t(`principles.${number}`)}{' '}
        <span className={styles.small}>{t('criteria.met', { met, count: criteria.length })}</span>
      </summary>
      <PrincipleTable principle={principle} locale={locale} />
    </details>
  );
}

interface CriteriaProps {
  principles: readonly Principle[];
  locale: Locale;
  /** Whether the tables are unfolded: on a phone and in large type they are some ten screens long. */
  open: boolean;
}

/** WCAG 2.2, levels A and AA, criterion by criterion: a table for each principle. */
export function CriteriaTables({ principles, locale, open }: CriteriaProps) {
  const t = useTranslations('accessibility.criteria');
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria">{t('title')}</h2>
      <p>{t('text')}</p>
      <div>
        {principles.map((principle) => (
          <PrincipleFold key={principle.number} principle={principle} locale={locale} open={open} />
        ))}
      </div>
    </section>
  );
}

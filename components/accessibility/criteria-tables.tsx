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

function PrincipleTable({ principle, locale }: { principle: Principle; locale: Locale }) {
  const t = useTranslations('accessibility');
  const { number, criteria } = principle;
  const name = t(`principles.${number}`);
  return (
    <table className={styles.table}>
      <caption>
        {number} {name}
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

/** WCAG 2.2, levels A and AA, criterion by criterion: a table for each principle. */
export function CriteriaTables({ principles, locale }: { principles: readonly Principle[]; locale: Locale }) {
  const t = useTranslations('accessibility.criteria');
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria">{t('title')}</h2>
      <p>{t('text')}</p>
      {principles.map((principle) => (
        <PrincipleTable key={principle.number} principle={principle} locale={locale} />
      ))}
    </section>
  );
}

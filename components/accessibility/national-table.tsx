import { useTranslations } from 'next-intl';
import type { NationalSubject } from '@/lib/model/accessibility';
import styles from './accessibility.module.css';
import { State } from './criteria-tables';

/** GB/T 37668-2019 by subject, judged by the criteria of WCAG 2.2 that correspond. */
export function NationalTable({ subjects }: { subjects: readonly NationalSubject[] }) {
  const t = useTranslations('accessibility');
  return (
    <section aria-labelledby="national">
      <h2 id="national">{t('national.title')}</h2>
      <p>{t('national.text')}</p>
      <table className={styles.table} aria-labelledby="national">
        <thead>
          <tr>
            <th scope="col">{t('national.subject')}</th>
            <th scope="col">{t('criteria.state')}</th>
            <th scope="col">{t('national.basis')}</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ name, state, criteria }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <State state={state} />
              </td>
              <td>{criteria.join(' · ') || t('national.own')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

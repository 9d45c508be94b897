import { useTranslations } from 'next-intl';
import { PRACTITIONER_PAGE_SIZE } from '@/lib/base/constants';
import type { Page } from '@/lib/model/articles';
import type { Practitioner } from '@/lib/model/people';
import type { Locale } from '@/lib/model/variant';
import { OwnWord } from '../ui/own-word';
import { ScrollFrame } from '../ui/table/scroll-frame';
import table from '../ui/table/table.module.css';
import styles from './people.module.css';
import { PersonName } from './person-name';

interface PractitionersProps {
  list: Page<Practitioner>;
  locale: Locale;
}

/** Number of the first one on the page: the index continues across pages. */
const firstOf = ({ page }: Page<Practitioner>): number => (page - 1) * PRACTITIONER_PAGE_SIZE + 1;

const COLUMNS = ['index', 'branch', 'name', 'certificate', 'number'] as const;

/** PB-02: index, branch, name, certificate type and number. */
export function PractitionerTable({ list, locale }: PractitionersProps) {
  const t = useTranslations('people');
  const first = firstOf(list);
  return (
    <ScrollFrame label={t('tabs.funds')}>
      <table className={table.table}>
        <caption className="visually-hidden">{t('tabs.funds')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.items.map(({ branch, name, certificate, number }, at) => (
            <tr key={[name, number, branch].join()}>
              <td>{first + at}</td>
              <td>
                <OwnWord text={branch} locale={locale} />
              </td>
              <td data-kind="word">
                <PersonName name={name} locale={locale} />
              </td>
              <td>{t(`certificates.${certificate}`)}</td>
              <td data-kind="word">{number || t('noNumber')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** PB-02 on a phone: the same as entries, so that nothing is to be swiped. */
export function PractitionerList({ list, locale }: PractitionersProps) {
  const t = useTranslations('people');
  return (
    <ol className={styles.entries} start={firstOf(list)} aria-label={t('tabs.funds')}>
      {list.items.map(({ branch, name, certificate, number }) => (
        <li key={[name, number, branch].join()}>
          <h3>
            <PersonName name={name} locale={locale} />
          </h3>
          <dl className={styles.facts} data-facts>
            <div>
              <dt>{t('columns.branch')}</dt>
              <dd>
                <OwnWord text={branch} locale={locale} />
              </dd>
            </div>
            <div>
              <dt>{t('columns.certificate')}</dt>
              <dd>{t(`certificates.${certificate}`)}</dd>
            </div>
            <div>
              <dt>{t('columns.number')}</dt>
              <dd data-kind="number">{number || t('noNumber')}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}

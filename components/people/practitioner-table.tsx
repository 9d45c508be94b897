import { useTranslations } from 'next-intl';
import { PRACTITIONER_PAGE_SIZE } from '@/lib/base/constants';
import type { Page } from '@/lib/model/articles';
import type { Practitioner } from '@/lib/model/people';
import type { Locale } from '@/lib/model/variant';
import { ScrollFrame } from '../ui/table/scroll-frame';
import table from '../ui/table/table.module.css';
import { OwnWord, PersonName } from './person-name';

const COLUMNS = ['index', 'branch', 'name', 'certificate', 'number'] as const;

/** PB-02: index, branch, name, certificate type and number; the index continues across pages. */
export function PractitionerTable({ list, locale }: { list: Page<Practitioner>; locale: Locale }) {
  const t = useTranslations('people');
  const first = (list.page - 1) * PRACTITIONER_PAGE_SIZE + 1;
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

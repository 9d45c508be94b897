import { useTranslations } from 'next-intl';
import { formatDate, formatMonth } from '@/lib/base/format';
import type { DataTable } from '@/lib/model/data-table';
import { investorFile } from '@/lib/site/endpoints';
import { FileLinks } from '../ui/table/file-links';
import styles from './stock-info.module.css';

/** Date, source and meaning of the figures, and the same figures as files. */
export function TableNotes({ table }: { table: DataTable }) {
  const t = useTranslations('investors.table');
  const { name, locale, asOf, source, sample } = table;
  return (
    <>
      <p className={styles.source}>
        {t('asOf', {
          date: /^\d{4}-\d\d$/.test(asOf) ? formatMonth(asOf, locale) : formatDate(asOf, locale),
        })}{' '}
        {t('source', { source })}
      </p>
      {sample && <p className={styles.sample}>{t('sample')}</p>}
      <FileLinks
        label={t('files')}
        save
        files={[
          ['CSV', investorFile(locale, `${name}.csv`)],
          ['JSON', investorFile(locale, `${name}.json`)],
        ]}
      />
    </>
  );
}

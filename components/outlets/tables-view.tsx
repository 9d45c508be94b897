import { useTranslations } from 'next-intl';
import type { OutletTables } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { outletTableHref } from '@/lib/site/endpoints';
import { pathHref } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { FileLinks } from '../ui/table/file-links';
import { LicenceDialog } from './licence-dialog';
import { OutletSearch } from './outlet-search';
import { OutletTable } from './outlet-table';
import styles from './tables.module.css';

interface TablesProps {
  data: OutletTables;
  context: PageContext;
}

function Tables({ data, context }: TablesProps) {
  const t = useTranslations('outlets');
  if (data.total === 0) {
    return (
      <EmptyState title={t('nothing')}>
        <a href={pathHref(context.locale, context.path)}>{t('showAll')}</a>
      </EmptyState>
    );
  }
  return (
    <div>
      {data.groups.map(({ name, outlets }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <h2>{name}</h2>
          <OutletTable label={name} outlets={outlets} scopes={data.scopes} />
        </section>
      ))}
      <LicenceDialog scopes={data.scopes} />
    </div>
  );
}

/** OD-01 to OD-04: complete without a script; the filters are part of the address. */
export function TablesView({ data, context }: TablesProps) {
  const t = useTranslations('outlets');
  return (
    <>
      <PageHead title={t('tables.title')} text={t('tables.lead')} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        <OutletSearch filter={data.filter} context={context} label={t('tables.keyword')} />
        <div className={styles.bar}>
          <p role="status">{t('count', { count: data.total })}</p>
          {data.total > 0 && (
            <FileLinks label={t('tables.csv')} files={[['CSV', outletTableHref(data.filter)]]} save />
          )}
        </div>
        <Tables data={data} context={context} />
      </div>
    </>
  );
}

import { useTranslations } from 'next-intl';
import type { OutletTables } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { outletTableHref } from '@/lib/site/endpoints';
import { WHOLE_COUNTRY } from '@/lib/site/route-params';
import { pathHref } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { FileLinks } from '../ui/table/file-links';
import { LicenceDialog } from './licence-dialog';
import { OutletList } from './outlet-list';
import { OutletSearch } from './outlet-search';
import { OutletTable } from './outlet-table';
import { ProvinceIndex } from './province-index';
import styles from './tables.module.css';

interface TablesProps {
  data: OutletTables;
  context: PageContext;
}

/** More outlets than these are folded by province: one table of all would be dozens of screens long. */
const MAX_UNFOLDED = 60;

/** Every province as a link to its table. */
function Provinces({ data, context: { locale, path } }: TablesProps) {
  const t = useTranslations('outlets');
  const addressOf = (province: string) => pathHref(locale, path, { province: province || WHOLE_COUNTRY });
  const entries = [
    ...data.index.map(({ province, ...entry }) => ({ ...entry, address: addressOf(province) })),
    { name: t('showAll'), count: data.total, address: addressOf('') },
  ];
  return <ProvinceIndex entries={entries} />;
}

interface GroupProps {
  group: OutletTables['groups'][number];
  scopes: readonly string[];
  edition: PageContext['edition'];
  folded: boolean;
  open: boolean;
}

/** The outlets of a province: a table, on a phone a list. */
function Group({ group: { name, outlets }, scopes, edition, folded, open }: GroupProps) {
  const Outlets = edition === 'mobile' ? OutletList : OutletTable;
  const list = <Outlets label={name} outlets={outlets} scopes={scopes} />;
  if (!folded) {
    return (
      <section className={styles.group} aria-label={name}>
        <h2>{name}</h2>
        {list}
      </section>
    );
  }
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {name} <span data-number="">{outlets.length}</span>
      </summary>
      {list}
    </details>
  );
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
  const folded = data.groups.length > 1 && data.total > MAX_UNFOLDED;
  return (
    <div>
      {data.groups.map((group, at) => (
        <Group
          key={group.name}
          group={group}
          scopes={data.scopes}
          edition={context.edition}
          folded={folded}
          open={at === 0}
        />
      ))}
      <LicenceDialog scopes={data.scopes} />
    </div>
  );
}

/** OD-01 to OD-04: an index of provinces, and tables. Complete without a script; the filters are part of the address. */
export function TablesView({ data, context }: TablesProps) {
  const t = useTranslations('outlets');
  return (
    <>
      <PageHead title={t('tables.title')} text={t('tables.lead')} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        <OutletSearch
          filter={data.filter}
          context={context}
          label={t('tables.keyword')}
          whole={WHOLE_COUNTRY}
        />
        <div className={styles.bar}>
          <p role="status">{t('count', { count: data.total })}</p>
          {data.total > 0 && (
            <FileLinks label={t('tables.csv')} files={[['CSV', outletTableHref(data.filter)]]} save />
          )}
        </div>
        {data.index.length > 1 && <Provinces data={data} context={context} />}
        <Tables data={data} context={context} />
      </div>
    </>
  );
}

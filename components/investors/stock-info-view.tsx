import { useTranslations } from 'next-intl';
import type { StockInfo } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { pathHref } from '@/lib/site/routes';
import { QuotePanel } from '../quotes/quote-panel';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { DividendForm } from './dividend-form';
import styles from './stock-info.module.css';
import { TableChart } from './table-chart';
import { TableList } from './table-list';
import { TableNotes } from './table-notes';
import { TableView } from './table-view';

const BOX = 'figures';

function Tabs({ data, context }: { data: StockInfo; context: PageContext }) {
  const t = useTranslations('investors.stock');
  return (
    <nav aria-label={t('tabs')}>
      <ul className={styles.tabs}>
        {data.tabs.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`${pathHref(context.locale, context.path, { tab: name })}#${BOX}`}
              aria-current={name === data.table.name ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** IR-02: quotes, and three groups of figures with an address each. */
export function StockInfoView({ data, context }: { data: StockInfo; context: PageContext }) {
  const t = useTranslations('investors.stock');
  const { table, tabs, notes, quotes } = data;
  // The elder edition makes cards of the table itself.
  const Table = context.edition === 'mobile' ? TableList : TableView;
  const label = tabs.find(({ name }) => name === table.name)?.label ?? '';
  return (
    <>
      <PageHead title={data.title} text={t('intro')} kind="dense" />
      <QuotePanel quotes={quotes} context={context} />
      <div id={BOX} className={`container ${styles.box}`}>
        <Tabs data={data} context={context} />
        <h2 className={styles.title}>{label}</h2>
        <TableChart table={table} device={context.device} />
        <Table table={table} caption={t(`caption.${table.name}`)} />
        <TableNotes table={table} />
        {notes.map(({ id, body }) => (
          <div key={id} className={styles.note}>
            <RichText html={body} />
          </div>
        ))}
        {table.name === 'dividends' && (
          <div className={styles.calculator}>
            <h2 className={styles.title}>{t('calculator')}</h2>
            <DividendForm locale={context.locale} />
          </div>
        )}
      </div>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { CommissionNotices, CommissionRecord } from '@/lib/model/commission';
import type { PageContext } from '@/lib/model/page';
import { NOTICES, noticesHref, outletHref, TABLES, tradingCostsHref } from '@/lib/site/outlet-addresses';
import { detailHref, href } from '@/lib/site/routes';
import { ReadAloud } from '../reading/read-aloud';
import { DialogLink } from '../ui/dialog-link';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';
import { PhoneLink } from '../ui/phone-link';
import { RichText } from '../ui/rich-text';
import { Calculator } from './calculator';
import styles from './commission.module.css';
import { CommissionText } from './commission-text';

type ListPage = Extract<CommissionNotices, { kind: 'list' }>;
type RecordPage = Extract<CommissionNotices, { kind: 'record' }>;

function useEntryName({ name }: { name: string }) {
  const t = useTranslations('commission');
  return ({ date }: CommissionRecord) =>
    t('entry', { name, date: date ? formatDate(date, 'zh') : t('undated') });
}

function OutletFacts({ outlet }: Pick<ListPage, 'outlet'>) {
  const t = useTranslations('commission');
  const costs = useTranslations('tradingCosts')('link');
  return (
    <p className={styles.facts}>
      {outlet.phone && (
        <span>
          {t('phone')}
          <PhoneLink number={outlet.phone} />
        </span>
      )}
      <a className="no-print" href={outletHref('zh', outlet.id)}>
        {t('toOutlet')}
      </a>
      <a className="no-print" href={tradingCostsHref('zh', { outlet: outlet.id })}>
        {costs}
      </a>
    </p>
  );
}

/** CP-03: the general rates, where this outlet has published none. */
function NoNotices({ standard }: Pick<ListPage, 'standard'>) {
  const t = useTranslations('commission');
  return (
    <EmptyState title={t('empty')}>
      {standard && (
        <DialogLink
          title={t('standard')}
          href={detailHref('zh', standard.id, 'channel')}
          closeLabel={t('close')}
        >
          <RichText html={standard.body} />
        </DialogLink>
      )}
    </EmptyState>
  );
}

function NoticeList(page: ListPage) {
  const t = useTranslations('commission');
  const nameOf = useEntryName(page.outlet);
  const { outlet, records } = page;
  if (page.total === 0) return <NoNotices standard={page.standard} />;
  return (
    <>
      <p role="status">{t('count', { total: page.total })}</p>
      <ul className={styles.list}>
        {records.map((record) => (
          <li key={record.id}>
            <DialogLink
              title={nameOf(record)}
              href={noticesHref(outlet.id, record.id)}
              closeLabel={t('close')}
            >
              <CommissionText record={record} />
            </DialogLink>
            <a href={noticesHref(outlet.id, record.id)} aria-label={`${nameOf(record)}${t('page')}`}>
              {t('page')}
            </a>
          </li>
        ))}
      </ul>
      <Paginator
        page={page.page}
        pages={page.pages}
        hrefOf={(at) => href('zh', NOTICES, { branchNo: outlet.id, page: at })}
      />
    </>
  );
}

function Notice(page: RecordPage) {
  const t = useTranslations('commission');
  const { record, outlet } = page;
  const percent =
    record.text.kind === 'rates' ? record.text.rates.find(({ kind }) => kind === 'aShares')?.text : null;
  return (
    <>
      <ReadAloud />
      <div data-read="">
        <CommissionText record={record} />
      </div>
      {percent && <Calculator page={page} percent={percent} />}
      <p className="no-print">
        <a href={noticesHref(outlet.id)}>{t('back')}</a>
      </p>
    </>
  );
}

/** CP-01: the notices of one outlet, or one of them. */
export function NoticesView({ data }: { data: CommissionNotices; context: PageContext }) {
  const t = useTranslations('commission');
  const nameOf = useEntryName(data.kind === 'none' ? { name: '' } : data.outlet);
  if (data.kind === 'none') {
    return (
      <>
        <PageHead title={t('choose')} text={t('lead')} watermark={t('watermark')} />
        <div className={`container ${styles.page}`}>
          <EmptyState title={t('chooseHint')}>
            <a href={href('zh', TABLES)}>{t('toTables')}</a>
          </EmptyState>
        </div>
      </>
    );
  }
  const title = data.kind === 'record' ? nameOf(data.record) : t('title', { name: data.outlet.name });
  return (
    <>
      <PageHead title={title} text={t('lead')} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        <OutletFacts outlet={data.outlet} />
        {data.kind === 'record' ? <Notice {...data} /> : <NoticeList {...data} />}
      </div>
    </>
  );
}

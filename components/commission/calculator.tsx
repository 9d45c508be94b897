import { useTranslations } from 'next-intl';
import type { CommissionNotices } from '@/lib/model/commission';
import { costsOf } from '@/lib/rules/commission/charges';
import { NOTICES } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';
import { Button } from '../ui/button';
import styles from './commission.module.css';
import { CostTable } from './cost-table';
import { TradeFields } from './trade-fields';

type RecordPage = Extract<CommissionNotices, { kind: 'record' }>;

const FORM_ID = 'costs';

/** A GET form, so that it works without script; its fragment leads to the answer. */
function TradeForm({ outlet, record, amount, side }: RecordPage) {
  const t = useTranslations('commission.calculator');
  return (
    <form className={styles.form} action={`${href('zh', NOTICES)}#${FORM_ID}`} method="get">
      <input type="hidden" name="branchNo" value={outlet.id} />
      <input type="hidden" name="id" value={record.id} />
      <TradeFields amount={amount} side={side} />
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}

/** Costs of a trade of A shares by this notice, item by item. `percent` is the rate as text of the notice. */
export function Calculator({ page, percent }: { page: RecordPage; percent: string }) {
  const t = useTranslations('commission.calculator');
  const heading = useTranslations('commission.columns')('amount');
  const { amount, side, record } = page;
  const costs = amount ? costsOf({ amount, side, rate: record.aShareRate ?? '' }) : null;
  return (
    <section id={FORM_ID} className={`${styles.calculator} no-print`} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <p className={styles.note}>{t('note')}</p>
      <TradeForm {...page} />
      <div role="status">
        {amount && !costs && <p>{t('bad')}</p>}
        {costs && (
          <CostTable
            offers={[{ heading, percent, costs }]}
            caption={t('result', { turnover: costs.turnover, side: t(side) })}
          />
        )}
      </div>
    </section>
  );
}

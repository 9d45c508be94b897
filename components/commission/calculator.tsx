import { useTranslations } from 'next-intl';
import type { CommissionNotices } from '@/lib/model/commission';
import { type Costs, costsOf } from '@/lib/rules/commission/charges';
import { NOTICES } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';
import ask from '../ui/ask-form.module.css';
import { Button } from '../ui/button';
import table from '../ui/table/table.module.css';
import styles from './commission.module.css';

type RecordPage = Extract<CommissionNotices, { kind: 'record' }>;

const FORM_ID = 'costs';

/** A GET form, so that it works without script; its fragment leads to the answer. */
function TradeForm({ outlet, record, amount, side }: RecordPage) {
  const t = useTranslations('commission.calculator');
  return (
    <form className={styles.form} action={`${href('zh', NOTICES)}#${FORM_ID}`} method="get">
      <input type="hidden" name="branchNo" value={outlet.id} />
      <input type="hidden" name="id" value={record.id} />
      <label className={ask.field}>
        <span>{t('amount')}</span>
        <input
          name="amount"
          inputMode="decimal"
          maxLength={20}
          pattern="[\d,]+(\.\d{1,2})?"
          title={t('hint')}
          placeholder="100000"
          required
          defaultValue={amount}
          autoComplete="off"
        />
      </label>
      <label className={ask.field}>
        <span>{t('side')}</span>
        <select name="side" defaultValue={side}>
          <option value="">{t('buy')}</option>
          <option value="sell">{t('sell')}</option>
        </select>
      </label>
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}

function CostTable({ costs, rate, caption }: { costs: Costs; rate: string; caption: string }) {
  const t = useTranslations('commission');
  const rates = { ...rateTexts(t), commission: t('rate', { rate }) };
  return (
    <table className={`${table.table} ${styles.rates}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col">{t('columns.rate')}</th>
          <th scope="col" data-kind="number">
            {t('columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.charges.map(({ name, amount, atLeast }) => (
          <tr key={name}>
            <th scope="row">{t(`charges.${name}`)}</th>
            <td>
              {rates[name]} {atLeast && t('calculator.atLeast')}
            </td>
            <td data-kind="number">{amount}</td>
          </tr>
        ))}
        <tr data-level="2">
          <th scope="row">{t('calculator.ofStatutory')}</th>
          <td />
          <td data-kind="number">{costs.statutory}</td>
        </tr>
        <tr data-level="1">
          <th scope="row">{t('calculator.total')}</th>
          <td />
          <td data-kind="number">{costs.total}</td>
        </tr>
      </tbody>
    </table>
  );
}

function rateTexts(t: ReturnType<typeof useTranslations<'commission'>>) {
  return {
    handling: t('statutory.handling'),
    supervision: t('statutory.supervision'),
    transfer: t('statutory.transfer'),
    stamp: t('statutory.stamp'),
  };
}

/** Costs of a trade of A shares by this notice, item by item. `percent` is the rate as text of the notice. */
export function Calculator({ page, percent }: { page: RecordPage; percent: string }) {
  const t = useTranslations('commission.calculator');
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
            costs={costs}
            rate={percent}
            caption={t('result', { turnover: costs.turnover, side: t(side) })}
          />
        )}
      </div>
    </section>
  );
}

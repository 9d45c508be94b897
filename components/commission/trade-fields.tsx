import { useTranslations } from 'next-intl';
import ask from '../ui/ask-form.module.css';

/** Amount and side of a trade. */
export function TradeFields({ amount, side }: { amount: string; side: 'buy' | 'sell' }) {
  const t = useTranslations('commission.calculator');
  return (
    <>
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
        <select name="side" defaultValue={side === 'sell' ? side : ''}>
          <option value="">{t('buy')}</option>
          <option value="sell">{t('sell')}</option>
        </select>
      </label>
    </>
  );
}

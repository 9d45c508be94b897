import { useTranslations } from 'next-intl';
import type { NamedOutlet, TradingCosts } from '@/lib/model/trading-costs';
import type { Locale } from '@/lib/model/variant';
import { TRADING_COSTS } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';
import ask from '../ui/ask-form.module.css';
import { Button } from '../ui/button';
import { TradeFields } from './trade-fields';

export const ANSWER_ID = 'answer';

/** What a field shows again: the name of the outlet that was found, else what was typed. */
const typedOf = (named: NamedOutlet) =>
  named.kind === 'empty' ? '' : named.kind === 'found' ? named.outlet.name : named.typed;

function OutletField({ name, named }: { name: 'outlet' | 'other'; named: NamedOutlet }) {
  const t = useTranslations('tradingCosts');
  return (
    <label className={ask.field}>
      <span>{t(name)}</span>
      <input
        name={name}
        maxLength={100}
        required={name === 'outlet'}
        placeholder={t('outletHint')}
        defaultValue={typedOf(named)}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}

/** A GET form, so that answers can be shared and work without a script. */
export function TradingCostsForm({ data, locale }: { data: TradingCosts; locale: Locale }) {
  const t = useTranslations('commission.calculator');
  return (
    <form
      className={`${ask.form} no-print`}
      action={`${href(locale, TRADING_COSTS)}#${ANSWER_ID}`}
      method="get"
    >
      <TradeFields amount={data.amount} side={data.side} />
      <OutletField name="outlet" named={data.first} />
      <OutletField name="other" named={data.second} />
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}

import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { NamedOutlet, OutletRate, TradingCosts } from '@/lib/model/trading-costs';
import type { Locale } from '@/lib/model/variant';
import { type Costs, costsOf } from '@/lib/rules/commission/charges';
import { compareCosts } from '@/lib/rules/commission/compare';
import { noticesHref } from '@/lib/site/outlet-addresses';
import { CopyButton } from '../ui/copy-button';
import { WholeNumbers } from '../ui/whole-numbers';
import styles from './commission.module.css';
import { CostTable } from './cost-table';

interface Offer {
  outlet: OutletRate;
  costs: Costs;
}

/** The outlets of the answer whose costs are known. */
function offersOf({ amount, side, first, second }: TradingCosts): Offer[] {
  const outlets = [first, second].flatMap((named: NamedOutlet) =>
    named.kind === 'found' ? [named.outlet] : [],
  );
  return outlets.flatMap((outlet) => {
    const costs = costsOf({ amount, side, rate: outlet.rate });
    return costs ? [{ outlet, costs }] : [];
  });
}

function Sentence({ offers: [one, two] }: { offers: Offer[] }) {
  const t = useTranslations('tradingCosts');
  if (!one) return null;
  if (!two) {
    return <WholeNumbers text={t('total', { name: one.outlet.name, total: one.costs.total })} />;
  }
  const { cheaper, difference } = compareCosts(one.costs, two.costs);
  if (cheaper === null) return t('equal');
  return <WholeNumbers text={t('cheaper', { name: [one, two][cheaper]?.outlet.name ?? '', difference })} />;
}

/** The notices by which the costs were worked out; in Chinese alone. */
function Bases({ offers, locale }: { offers: Offer[]; locale: Locale }) {
  const t = useTranslations('tradingCosts');
  return (
    <p className={styles.facts}>
      {offers.map(({ outlet: { id, name, notice } }) => (
        <a key={id} href={noticesHref(id, notice?.id)} hrefLang="zh-CN">
          {t('basis', { name, date: notice?.date ? formatDate(notice.date, locale) : t('undated') })}
        </a>
      ))}
    </p>
  );
}

/** The costs at one outlet or at two: in a sentence, as a table, by which notices, and under which address. */
export function TradingCostsAnswer({ data, locale }: { data: TradingCosts; locale: Locale }) {
  const t = useTranslations('tradingCosts');
  const c = useTranslations('commission.calculator');
  const { side, address } = data;
  const offers = offersOf(data);
  const [one] = offers;
  if (!one) return null;
  const columns = offers.map(({ outlet: { name, percent }, costs }) => ({ heading: name, percent, costs }));
  return (
    <section className={styles.answer} aria-label={t('answer')}>
      <h2>
        <Sentence offers={offers} />
      </h2>
      <CostTable offers={columns} caption={c('result', { turnover: one.costs.turnover, side: c(side) })} />
      <Bases offers={offers} locale={locale} />
      <p className={styles.note}>
        {t('share')} <a href={address}>{address}</a>
      </p>
      <p>
        <CopyButton
          text={address}
          words={{ label: t('copy.label'), done: t('copy.done'), failed: t('copy.failed') }}
        />
      </p>
    </section>
  );
}

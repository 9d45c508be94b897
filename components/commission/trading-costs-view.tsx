import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { TradingCosts } from '@/lib/model/trading-costs';
import type { Locale } from '@/lib/model/variant';
import { amountFault } from '@/lib/rules/commission/charges';
import { FINDER, tradingCostsHref } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';
import { PageHead } from '../ui/page-head';
import styles from './commission.module.css';
import { OutletNotes } from './outlet-notes';
import { TradingCostsAnswer } from './trading-costs-answer';
import { ANSWER_ID, TradingCostsForm } from './trading-costs-form';

const EXAMPLE_AMOUNT = '100000';

function Examples({ examples: [one, two], locale }: Pick<TradingCosts, 'examples'> & { locale: Locale }) {
  const t = useTranslations('tradingCosts');
  if (!one) return null;
  const trade = { amount: EXAMPLE_AMOUNT, outlet: one.id };
  return (
    <section aria-label={t('examples')}>
      <h2>{t('examples')}</h2>
      <ul className={styles.choices}>
        <li>
          <a href={tradingCostsHref(locale, trade)}>{t('exampleBuy', { name: one.name })}</a>
        </li>
        {two && (
          <li>
            <a href={tradingCostsHref(locale, { ...trade, side: 'sell', other: two.id })}>
              {t('exampleSell', { name: one.name, other: two.name })}
            </a>
          </li>
        )}
        <li>
          <a href={href(locale, FINDER)}>{t('toFinder')}</a>
        </li>
      </ul>
    </section>
  );
}

/** What the answer leaves out, before one asks for it (EL-18). */
function Assumptions() {
  const t = useTranslations('tradingCosts');
  const note = useTranslations('commission.calculator')('note');
  return (
    <section className={styles.note} aria-label={t('assumptions')}>
      <h2>{t('assumptions')}</h2>
      <ul>
        <li>{t('assume.kind')}</li>
        <li>{note}</li>
        <li>{t('assume.own')}</li>
      </ul>
    </section>
  );
}

/** The whole cost of a trade at one outlet or two. The question is part of the address, so that answers can be shared. */
export function TradingCostsView({ data, context }: { data: TradingCosts; context: PageContext }) {
  const t = useTranslations('tradingCosts');
  const { locale, query } = context;
  const asked = Object.keys(query).length > 0;
  const fault = asked ? amountFault(data.amount) : null;
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        <Assumptions />
        <TradingCostsForm data={data} locale={locale} />
        <div id={ANSWER_ID} role="status" className={styles.notes}>
          {fault && <p className={styles.message}>{t(`wrong.${fault}`)}</p>}
          {asked && data.first.kind === 'empty' && <p className={styles.message}>{t('noOutlet')}</p>}
          <OutletNotes data={data} locale={locale} />
          <TradingCostsAnswer data={data} locale={locale} />
        </div>
        {!asked && <Examples examples={data.examples} locale={locale} />}
      </div>
    </>
  );
}

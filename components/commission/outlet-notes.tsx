import { useTranslations } from 'next-intl';
import type { NamedOutlet, OutletRate, TradingCosts } from '@/lib/model/trading-costs';
import type { Locale } from '@/lib/model/variant';
import { noticesHref, tradingCostsHref } from '@/lib/site/outlet-addresses';
import { PhoneLink } from '../ui/phone-link';
import styles from './commission.module.css';

interface NoteProps {
  data: TradingCosts;
  locale: Locale;
}

const idOf = (named: NamedOutlet) => (named.kind === 'found' ? named.outlet.id : undefined);

/** The outlets among which the visitor chooses one; each leads to the same question with it. */
function Choices({ data, locale, which }: NoteProps & { which: 'first' | 'second' }) {
  const t = useTranslations('tradingCosts');
  const named = data[which];
  if (named.kind !== 'several') return null;
  const { amount, side, first, second } = data;
  const hrefOf = (id: string) =>
    which === 'first'
      ? tradingCostsHref(locale, { amount, side, outlet: id, other: idOf(second) })
      : tradingCostsHref(locale, { amount, side, outlet: idOf(first), other: id });
  return (
    <div className={styles.message}>
      <p>{t('several', { typed: named.typed, total: named.total })}</p>
      <ul className={styles.choices}>
        {named.choices.map(({ id, name }) => (
          <li key={id}>
            <a href={hrefOf(id)}>{name}</a>
          </li>
        ))}
      </ul>
      {named.total > named.choices.length && <p>{t('more', { shown: named.choices.length })}</p>}
    </div>
  );
}

function WithoutRate({ outlet }: { outlet: OutletRate }) {
  const t = useTranslations('tradingCosts');
  if (outlet.state === 'rate') return null;
  return (
    <div className={styles.message}>
      <p>{t(`states.${outlet.state}`, { name: outlet.name })}</p>
      <p className={styles.facts}>
        {outlet.notice && (
          <a href={noticesHref(outlet.id, outlet.notice.id)} hrefLang="zh-CN">
            {t('read')}
          </a>
        )}
        {outlet.phone && <span>{t.rich('call', { number: () => <PhoneLink number={outlet.phone} /> })}</span>}
      </p>
    </div>
  );
}

/** Why an outlet has no column in the answer: not found, several, the same twice, no rate, not loaded. */
export function OutletNotes({ data, locale }: NoteProps) {
  const t = useTranslations('tradingCosts');
  const { first, second, hotline } = data;
  const wordsOf = (named: NamedOutlet) => {
    if (named.kind === 'unknown') return t('unknown', { typed: named.typed });
    return named.kind === 'same' ? t('same', { name: named.typed }) : null;
  };
  const down = first.kind === 'failed' || second.kind === 'failed';
  return (
    <>
      {down && <p className={styles.message}>{t('failed', { hotline })}</p>}
      {(['first', 'second'] as const).map((which) => {
        const named = data[which];
        const words = wordsOf(named);
        return (
          <div key={which} className={styles.notes}>
            {words && <p className={styles.message}>{words}</p>}
            <Choices data={data} locale={locale} which={which} />
            {named.kind === 'found' && <WithoutRate outlet={named.outlet} />}
          </div>
        );
      })}
    </>
  );
}

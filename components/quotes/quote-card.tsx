import type { Quote } from '@/lib/model/quotes';
import type { Locale } from '@/lib/model/variant';
import {
  changeText,
  directionOf,
  isoTime,
  priceText,
  type QuoteUnits,
  rateText,
  timeText,
  volumeText,
} from '@/lib/rules/quotes/words';
import styles from './quote.module.css';

export interface QuoteWords extends QuoteUnits {
  names: Record<Quote['code'], { name: string; symbol: string; currency: string }>;
  up: string;
  down: string;
  flat: string;
  high: string;
  low: string;
  volume: string;
  amount: string;
  time: string;
}

const ARROWS = { up: '▲', down: '▼', flat: '–' } as const;

interface QuoteCardProps {
  quote: Quote;
  locale: Locale;
  words: QuoteWords;
}

/** One listing. Its direction is shown by word, sign, arrow and colour (QT-03). */
export function QuoteCard({ quote, locale, words }: QuoteCardProps) {
  const { name, symbol, currency } = words.names[quote.code];
  const way = directionOf(quote);
  const facts = [
    [words.high, priceText(quote.high)],
    [words.low, priceText(quote.low)],
    [words.volume, volumeText(quote.volume, locale, words)],
    [`${words.amount} (${currency})`, volumeText(quote.amount, locale, words)],
  ];
  return (
    <article className={styles.card} aria-label={`${name} ${symbol}`}>
      <h3 className={styles.name}>
        {name} <span>{symbol}</span>
      </h3>
      <p className={styles.last} data-way={way ?? undefined}>
        <strong>{priceText(quote.last)}</strong> <span className={styles.currency}>{currency}</span>
        <span className={styles.change}>
          {way && (
            <>
              <span aria-hidden="true">{ARROWS[way]}</span>
              <span className="visually-hidden" data-spoken="">
                {words[way]}
              </span>
            </>
          )}
          <span>{changeText(quote.change)}</span>
          <span>{rateText(quote.changeRate)}</span>
        </span>
      </p>
      <dl className={styles.facts} data-facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.time}>
        {words.time} <time dateTime={isoTime(quote.time)}>{timeText(quote.time, locale, words)}</time>
      </p>
    </article>
  );
}

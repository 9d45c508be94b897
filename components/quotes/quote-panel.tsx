import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QUOTE_DELAY_SECONDS } from '@/lib/base/constants';
import type { PageContext } from '@/lib/model/page';
import { QUOTE_CODES, type Quote } from '@/lib/model/quotes';
import { pathHref } from '@/lib/site/routes';
import { Section } from '../ui/section';
import styles from './quote.module.css';
import { QuoteBoard } from './quote-board.client';

const PLAIN = [
  'tenThousand',
  'hundredMillion',
  'million',
  'billion',
  'realTime',
  'up',
  'down',
  'flat',
] as const;
const LABELS = [
  'high',
  'low',
  'volume',
  'amount',
  'time',
  'refresh',
  'updated',
  'failed',
  'waiting',
  'pause',
  'resume',
  'paused',
] as const;

function useQuoteWords() {
  const t = useTranslations('quotes');
  const names = QUOTE_CODES.map((code) => [
    code,
    { name: t(`${code}.name`), symbol: t(`${code}.symbol`), currency: t(`${code}.currency`) },
  ]);
  const texts = [...PLAIN, ...LABELS].map((key) => [key, t(key)]);
  return { ...Object.fromEntries(texts), names: Object.fromEntries(names) };
}

interface QuotePanelProps {
  quotes: Quote[];
  context: PageContext;
  /** Stands beside the quotes where there is room. */
  children?: ReactNode;
}

/** QT-01: both listings side by side, with their first values and times in the HTML. */
export function QuotePanel({ quotes, context, children }: QuotePanelProps) {
  const t = useTranslations('quotes');
  const words = useQuoteWords();
  const { locale, path, query } = context;
  return (
    <Section title={t('title')} watermark={t('watermark')} id="quotes">
      <div className={children ? styles.beside : undefined}>
        <QuoteBoard initial={quotes} locale={locale} here={pathHref(locale, path, query)} words={words} />
        {children}
      </div>
      <p className={styles.note}>{t('delay', { seconds: QUOTE_DELAY_SECONDS })}</p>
      <noscript>
        <p className={styles.note}>{t('static')}</p>
      </noscript>
    </Section>
  );
}

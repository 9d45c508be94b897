'use client';

import { type MouseEvent, useRef } from 'react';
import { QUOTE_POLL_MS } from '@/lib/base/constants';
import type { Quote } from '@/lib/model/quotes';
import type { Locale } from '@/lib/model/variant';
import styles from './quote.module.css';
import { QuoteCard, type QuoteWords } from './quote-card';
import { useActive } from './use-active';
import { useQuotes } from './use-quotes';

interface QuoteBoardProps {
  initial: Quote[];
  locale: Locale;
  /** Address of this page, which the refresh link requests without a script. */
  here: string;
  words: QuoteWords & { refresh: string; failed: string; waiting: string };
}

/** QT-02: polls only while visible; when the feed fails the last good values stay, with their time. */
export function QuoteBoard({ initial, locale, here, words }: QuoteBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const active = useActive(board);
  const { quotes, failed, isAsking, ask } = useQuotes(initial, active);
  const refresh = (event: MouseEvent) => {
    event.preventDefault();
    ask();
  };
  const known = quotes.some(({ last }) => last !== null);
  return (
    <div ref={board} data-island data-live={QUOTE_POLL_MS}>
      <div className={styles.cards}>
        {quotes.map((quote) => (
          <QuoteCard key={quote.code} quote={quote} locale={locale} words={words} />
        ))}
      </div>
      <div className={styles.foot}>
        <a className={styles.refresh} href={here} data-held onClick={refresh} aria-busy={isAsking}>
          {words.refresh}
        </a>
        <p role="status">{failed && !isAsking ? (known ? words.failed : words.waiting) : ''}</p>
      </div>
    </div>
  );
}

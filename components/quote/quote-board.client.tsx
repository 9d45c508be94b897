'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { QUOTE_POLL_MS } from '@/lib/constants';
import type { Quote } from '@/lib/model/quote';
import type { Locale } from '@/lib/model/variant';
import { askQuotes } from '@/lib/quotes/ask-quotes';
import styles from './quote.module.css';
import { QuoteCard, type QuoteWords } from './quote-card';
import { useActive } from './use-active';

interface QuoteBoardProps {
  initial: Quote[];
  locale: Locale;
  /** Address of this very page: without script the refresh control asks for it again. */
  here: string;
  words: QuoteWords & { refresh: string; failed: string; waiting: string };
}

/** Every question is this component's own: nothing is asked behind a visitor's back. */
const PLAIN = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** QT-02: polls only while somebody can see it; when the feed fails the last good values stay, with their time. */
export function QuoteBoard({ initial, locale, here, words }: QuoteBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const active = useActive(board);
  const { data, error, isValidating, mutate } = useSWR('quotes', askQuotes, {
    ...PLAIN,
    fallbackData: initial,
    refreshInterval: active ? QUOTE_POLL_MS : 0,
  });
  useEffect(() => {
    if (active) void mutate();
  }, [active, mutate]);
  const refresh = (event: MouseEvent) => {
    event.preventDefault();
    void mutate();
  };
  const quotes = data ?? initial;
  const known = quotes.some(({ last }) => last !== null);
  return (
    <div ref={board}>
      <div className={styles.cards}>
        {quotes.map((quote) => (
          <QuoteCard key={quote.code} quote={quote} locale={locale} words={words} />
        ))}
      </div>
      <div className={styles.foot}>
        <a className={styles.refresh} href={here} onClick={refresh} aria-busy={isValidating}>
          {words.refresh}
        </a>
        <p role="status">{error && !isValidating ? (known ? words.failed : words.waiting) : ''}</p>
      </div>
    </div>
  );
}

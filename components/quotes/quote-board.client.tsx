'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { inChina } from '@/lib/base/china-time';
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
  words: QuoteWords &
    Record<'refresh' | 'updated' | 'failed' | 'waiting' | 'pause' | 'resume' | 'paused', string>;
}

/** HH:mm:ss in China. */
const clock = (time: number) => inChina(time).toISOString().slice(11, 19);

/** QT-02: polls only while visible, until it is paused; when the feed fails the last good values stay, with their time. */
export function QuoteBoard({ initial, locale, here, words }: QuoteBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const active = useActive(board);
  const [isPaused, setPaused] = useState(false);
  const { quotes, failed, isAsking, ask } = useQuotes(initial, active && !isPaused);
  const [updated, setUpdated] = useState<number | null>(null);
  const refresh = async (event: MouseEvent) => {
    event.preventDefault();
    const answer = await ask();
    setUpdated(answer?.failed ? null : Date.now());
  };
  const pauseOrResume = () => {
    setPaused(!isPaused);
    setUpdated(null);
  };
  const state = () => {
    if (failed && isAsking) return '';
    if (failed) return quotes.some(({ last }) => last !== null) ? words.failed : words.waiting;
    if (updated !== null) return `${words.updated} ${clock(updated)}`;
    return isPaused ? words.paused : '';
  };
  return (
    <div ref={board} data-island data-live={QUOTE_POLL_MS} data-observed="">
      <div className={styles.cards}>
        {quotes.map((quote) => (
          <QuoteCard key={quote.code} quote={quote} locale={locale} words={words} />
        ))}
      </div>
      <div className={styles.foot}>
        <a className={styles.refresh} href={here} data-held onClick={refresh} aria-busy={isAsking}>
          {words.refresh}
        </a>
        <button type="button" className={styles.pause} onClick={pauseOrResume}>
          {isPaused ? words.resume : words.pause}
        </button>
        <p role="status">{state()}</p>
      </div>
    </div>
  );
}

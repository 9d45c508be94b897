'use client';

import { Button } from '../ui/button';
import type { FinderWords } from './finder-words';
import styles from './location-bar.module.css';
import type { Near } from './use-near.client';

interface LocationBarProps {
  near: Near;
  words: FinderWords;
  /** The place that was found instead. */
  message: string;
  onAsk: () => void;
  onRefuse: () => void;
  onWithdraw: () => void;
}

/** BR-03: asks for permission to locate the visitor, shows the result, and undoes it. */
export function LocationBar({ near, words, message, onAsk, onRefuse, onWithdraw }: LocationBarProps) {
  const isOpen = near.kind === 'open' && !near.answered;
  return (
    <section className={styles.consent} aria-label={words.consentLabel}>
      <p role="status">{isOpen ? words.consentText : near.kind === 'waiting' ? words.waiting : message}</p>
      <p className={styles.answers}>
        {isOpen ? (
          <>
            <Button type="button" onClick={onAsk}>
              {words.agree}
            </Button>
            <Button type="button" kind="secondary" onClick={onRefuse}>
              {words.disagree}
            </Button>
          </>
        ) : (
          <>
            {near.kind !== 'found' && near.kind !== 'waiting' && (
              <Button type="button" kind="secondary" onClick={onAsk}>
                {words.locate}
              </Button>
            )}
            <button type="button" className={styles.quiet} onClick={onWithdraw}>
              {words.withdraw}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

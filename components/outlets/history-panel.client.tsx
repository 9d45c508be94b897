'use client';

import { useEffect, useRef } from 'react';
import type { OutletCard } from '@/lib/model/outlets';
import { Icon } from '../ui/icon';
import type { FinderWords } from './finder-words';
import styles from './history-panel.module.css';

interface HistoryPanelProps {
  history: readonly OutletCard[];
  words: FinderWords['history'];
  onChoose: (outlet: OutletCard) => void;
  onClear: () => void;
  onClose: () => void;
}

/** BR-07: outlets viewed on this device, in place of the list. */
export function HistoryPanel({ history, words, onChoose, onClear, onClose }: HistoryPanelProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <section
      className={styles.history}
      aria-label={words.label}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2>{words.label}</h2>
        <button ref={close} type="button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {history.length === 0 && <p>{words.empty}</p>}
      <ul>
        {history.map((outlet) => (
          <li key={outlet.name}>
            <button type="button" onClick={() => onChoose(outlet)}>
              {outlet.name}
            </button>
          </li>
        ))}
      </ul>
      {history.length > 0 && (
        <button type="button" onClick={onClear}>
          {words.clear}
        </button>
      )}
    </section>
  );
}

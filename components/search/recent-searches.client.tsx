'use client';

import { useState } from 'react';
import { forgetSearches, recentSearches } from '@/lib/browser/recent-searches';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import type { PanelWords } from './panel-words';
import panel from './search-panel.module.css';
import styles from './suggestions.module.css';

interface RecentSearchesProps {
  locale: Locale;
  words: PanelWords;
}

/** Earlier searches on this device, to repeat or delete. */
export function RecentSearches({ locale, words }: RecentSearchesProps) {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  const clear = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <section className={styles.recent} aria-label={words.recent}>
      <p className={styles.recentHead}>
        <span>
          {words.recent} <small>{words.recentNote}</small>
        </span>
        <button type="button" className={styles.retry} onClick={clear}>
          {words.clear}
        </button>
      </p>
      <ul className={panel.links}>
        {recent.map((typed) => (
          <li key={typed}>
            <a href={href(locale, '/search', { q: typed })}>{typed}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

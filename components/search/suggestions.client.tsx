'use client';

import { type MouseEvent, type RefObject, useId, useRef } from 'react';
import { RESULT_CLICK_DEBOUNCE_MS } from '@/lib/base/constants';
import type { Option, SuggestionContext } from '@/lib/browser/ask-suggestions';
import { rememberSearch } from '@/lib/browser/recent-searches';
import { isOutside } from '@/lib/html/safe-href';
import { MarkedText } from './marked-text';
import type { PanelWords } from './panel-words';
import { RecentSearches } from './recent-searches.client';
import styles from './suggestions.module.css';
import { useAnswer } from './use-answer.client';
import { useCombobox } from './use-combobox.client';
import { useTyped } from './use-typed.client';

export interface SuggestionsProps {
  ask: SuggestionContext;
  words: PanelWords;
  open: boolean;
  /** An element of the panel, by which its form is found. */
  place: RefObject<HTMLElement | null>;
}

/** A second click within 120 ms is ignored (SE-01): otherwise a double click opens two tabs. */
function useSingleClick(onFirst: () => void) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event: MouseEvent) => {
    if (event.timeStamp - last.current < RESULT_CLICK_DEBOUNCE_MS) event.preventDefault();
    else onFirst();
    last.current = event.timeStamp;
  };
}

interface OptionRowProps {
  option: Option;
  id: string;
  active: boolean;
  tag: string;
  onClick: (event: MouseEvent) => void;
}

function OptionRow({ option, id, active, tag, onClick }: OptionRowProps) {
  const outside = isOutside(option.href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      href={option.href}
      onClick={onClick}
      {...outside}
    >
      <MarkedText parts={option.parts} />
      <small>{tag}</small>
    </a>
  );
}

/** The list below the input: suggestions for what is typed, or recent searches. */
export default function Suggestions({ ask, words, open, place }: SuggestionsProps) {
  const id = useId();
  const panel = place.current?.closest('details') ?? null;
  const input = panel?.querySelector('input') ?? null;
  const typed = useTyped(input, open);
  const { state, retry } = useAnswer(typed, ask);
  const options = state.kind === 'ready' ? state.options : [];
  const { active, idOf } = useCombobox({ input, options, id });
  const onClick = useSingleClick(() => rememberSearch(typed));
  if (!open) return null;
  if (!typed) return <RecentSearches locale={ask.variant.locale} words={words} />;
  return (
    <div className={styles.answer} aria-busy={state.kind === 'asking'}>
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={words.list} className={styles.list}>
          {options.map((option, at) => (
            <OptionRow
              key={option.kind + option.href}
              option={option}
              id={idOf(at)}
              active={at === active}
              tag={words[option.kind]}
              onClick={onClick}
            />
          ))}
        </div>
      )}
      <p role="status" className={options.length > 0 ? 'visually-hidden' : styles.note}>
        {state.kind === 'asking' && words.loading}
        {state.kind === 'failed' && (state.message || words.failed)}
        {state.kind === 'ready' &&
          (options.length > 0 ? words.count.replace('{count}', String(options.length)) : words.empty)}
      </p>
      {state.kind === 'failed' && (
        <button type="button" className={styles.retry} onClick={retry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

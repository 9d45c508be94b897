'use client';

import { useEffect, useState } from 'react';
import type { Option } from '@/lib/browser/ask-suggestions';
import { rememberSearch } from '@/lib/browser/recent-searches';

interface Combobox {
  input: HTMLInputElement | null;
  options: readonly Option[];
  /** Id of the list; those of its options begin with it. */
  id: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the input (-1) down the list, then back to the input. */
function moved(active: number, step: number, count: number): number {
  return ((active + 1 + step + (count + 1)) % (count + 1)) - 1;
}

/**
 * The combobox pattern on an input rendered by the server: it keeps the focus, arrow keys choose, Enter opens the
 * chosen option or submits the form. Keys that belong to an input method are left to it.
 */
export function useCombobox({ input, options, id }: Combobox) {
  const [active, setActive] = useState(-1);
  const idOf = (at: number) => `${id}-${at}`;
  const count = options.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options, nothing chosen yet
  useEffect(() => setActive(-1), [options]);

  useEffect(() => {
    if (!input) return;
    const set = (name: string, value: string) => input.setAttribute(name, value);
    set('role', 'combobox');
    set('aria-autocomplete', 'list');
    set('aria-expanded', String(count > 0));
    if (count > 0) set('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (active >= 0) set('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, count, id, active]);

  useEffect(() => {
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      const step = STEPS[event.key];
      if (step && count > 0) {
        event.preventDefault();
        setActive(moved(active, step, count));
      }
      if (event.key === 'Enter' && active >= 0) {
        event.preventDefault();
        document.getElementById(`${id}-${active}`)?.click();
      }
    };
    const onSubmit = () => rememberSearch(input.value);
    input.addEventListener('keydown', onKey);
    input.form?.addEventListener('submit', onSubmit);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.form?.removeEventListener('submit', onSubmit);
    };
  }, [input, count, id, active]);

  return { active, idOf };
}

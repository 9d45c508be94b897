'use client';

import { useEffect, useState } from 'react';
import { SEARCH_INPUT_DEBOUNCE_MS } from '@/lib/base/constants';

/**
 * The input's text, trimmed, 200 ms after the last change; empty once the panel is closed. Text that an input method
 * is composing does not count yet.
 */
export function useTyped(input: HTMLInputElement | null, open: boolean): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!input || !open) return setTyped('');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => setTyped(input.value.trim());
    const later = (event: Event) => {
      clearTimeout(timer);
      if (event instanceof InputEvent && event.isComposing) return;
      // An empty input is reported without delay.
      if (input.value.trim()) timer = setTimeout(take, SEARCH_INPUT_DEBOUNCE_MS);
      else take();
    };
    // Typed before this script was loaded.
    take();
    input.addEventListener('input', later);
    input.addEventListener('compositionend', later);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', later);
      input.removeEventListener('compositionend', later);
    };
  }, [input, open]);
  return typed;
}

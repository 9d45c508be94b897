import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { QUOTE_POLL_MS } from '@/lib/base/constants';
import { askQuotes } from '@/lib/browser/ask-quotes';
import type { Quote } from '@/lib/model/quotes';

interface Answer {
  quotes: Quote[];
  /** The last question got no prices; the quotes are those of the one before. */
  failed: boolean;
}

/** Every question is this component's own: nothing is asked behind a visitor's back. */
const PLAIN = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * QT-02: asks every ten seconds while active, and at once when it becomes so. A failure is an answer, too, with the last
 * good values: SWR stops its polling for as long as it holds an error.
 */
export function useQuotes(initial: Quote[], active: boolean) {
  const good = useRef(initial);
  const ask = async (): Promise<Answer> => {
    try {
      good.current = await askQuotes();
      return { quotes: good.current, failed: false };
    } catch {
      return { quotes: good.current, failed: true };
    }
  };
  const { data, isValidating, mutate } = useSWR('quotes', ask, {
    ...PLAIN,
    fallbackData: { quotes: initial, failed: false },
    refreshInterval: active ? QUOTE_POLL_MS : 0,
  });
  useEffect(() => {
    if (active) void mutate();
  }, [active, mutate]);
  return { ...data, isAsking: isValidating, ask: () => void mutate() };
}

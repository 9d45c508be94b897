import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { QUOTE_POLL_MS } from '@/lib/base/constants';
import { askQuotes } from '@/lib/browser/ask-quotes';
import type { Quote } from '@/lib/model/quotes';

interface Answer {
  quotes: Quote[];
  /** The last request failed; the quotes are those of the one before. */
  failed: boolean;
}

/** Each component polls for itself: SWR revalidates nothing on its own. */
const PLAIN = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * QT-02: requests quotes every ten seconds while active, and at once when it becomes so. A failure is returned as an
 * answer with the last good values, because SWR stops polling while it holds an error. `ask` resolves when it has come.
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
  return { ...data, isAsking: isValidating, ask: () => mutate() };
}

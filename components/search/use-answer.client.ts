'use client';

import { useEffect, useState } from 'react';
import { AskError, askRelay } from '@/lib/browser/ask-relay';
import { SUGGESTION_DEBOUNCE_MS, SUGGESTION_PAGE_SIZE, SUGGESTION_TIMEOUT_MS } from '@/lib/constants';
import type { SiteHosts, TextPart } from '@/lib/model/search';
import type { Locale, TerminalType } from '@/lib/model/variant';
import { chooseSuggestions } from '@/lib/search/choose-suggestions';
import { mapSearch } from '@/lib/search/map-answer';
import { SEARCH_PATH, searchBody } from '@/lib/search/request';

export interface Asked {
  locale: Locale;
  terType: TerminalType;
  hosts: SiteHosts;
}

export interface Option {
  kind: 'functions' | 'articles';
  href: string;
  parts: readonly TextPart[];
}

export type AnswerState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; options: Option[] };

async function suggestionsFor(typed: string, { locale, terType, hosts }: Asked): Promise<Option[]> {
  const answer = await askRelay(SEARCH_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(searchBody({ typed, terType, pageSize: SUGGESTION_PAGE_SIZE })),
    timeoutMs: SUGGESTION_TIMEOUT_MS,
    quiet: true,
  });
  const { functions, articles } = chooseSuggestions(mapSearch(answer, { locale, hosts }));
  return [
    ...functions.map(({ href, parts }): Option => ({ kind: 'functions', href, parts })),
    ...articles.map(({ href, parts }): Option => ({ kind: 'articles', href, parts })),
  ];
}

/** The answer to what is typed now; one that comes late, for what was typed before, is dropped. */
export function useAnswer(typed: string, asked: Asked): { state: AnswerState; retry: () => void } {
  const [state, setState] = useState<AnswerState>({ kind: 'idle' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another question; whom to ask never changes
  useEffect(() => {
    if (!typed) return setState({ kind: 'idle' });
    let current = true;
    const tell = (next: AnswerState) => current && setState(next);
    // What is there stays until the new answer has come: nothing flickers while typing.
    setState((before) =>
      before.kind === 'ready' && before.options.length > 0 ? before : { kind: 'asking' },
    );
    const timer = setTimeout(() => {
      suggestionsFor(typed, asked).then(
        (options) => tell({ kind: 'ready', options }),
        (error) => tell({ kind: 'failed', message: error instanceof AskError ? error.message : '' }),
      );
    }, SUGGESTION_DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, turn]);
  return { state, retry: () => setTurn(turn + 1) };
}

'use client';

import { useEffect, useState } from 'react';
import { SUGGESTION_DEBOUNCE_MS } from '@/lib/base/constants';
import { AskError } from '@/lib/browser/ask-relay';
import { askSuggestions, type Option, type SuggestionContext } from '@/lib/browser/ask-suggestions';

export type AnswerState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; options: Option[] };

/** The answer to the current input; late answers to earlier input are dropped. */
export function useAnswer(
  typed: string,
  context: SuggestionContext,
): { state: AnswerState; retry: () => void } {
  const [state, setState] = useState<AnswerState>({ kind: 'idle' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another question; whom to ask never changes
  useEffect(() => {
    if (!typed) return setState({ kind: 'idle' });
    let current = true;
    const report = (next: AnswerState) => current && setState(next);
    // The old answer stays until the new one has arrived, so that nothing flickers while typing.
    setState((before) =>
      before.kind === 'ready' && before.options.length > 0 ? before : { kind: 'asking' },
    );
    const timer = setTimeout(() => {
      askSuggestions(typed, context).then(
        (options) => report({ kind: 'ready', options }),
        (error) => report({ kind: 'failed', message: error instanceof AskError ? error.message : '' }),
      );
    }, SUGGESTION_DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, turn]);
  return { state, retry: () => setTurn(turn + 1) };
}

'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ASSISTANT_SLOW_MS } from '@/lib/base/constants';
import styles from './assistant.module.css';

interface AssistantFrameProps {
  frame: string;
  words: { title: string; loading: string; slow: string };
  instead: ReactNode;
}

/** The assistant of another origin in a sandboxed iframe, with a loading text and, after a while, alternatives. */
export function AssistantFrame({ frame, words, instead }: AssistantFrameProps) {
  const [state, setState] = useState<'loading' | 'slow' | 'ready'>('loading');
  useEffect(() => {
    const late = () => setState((now) => (now === 'loading' ? 'slow' : now));
    const timer = setTimeout(late, ASSISTANT_SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.place}>
      <div role="status" className={styles.status} hidden={state === 'ready'}>
        <p>{state === 'slow' ? words.slow : words.loading}</p>
        {state === 'slow' && instead}
      </div>
      <iframe
        className={styles.frame}
        src={frame}
        title={words.title}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="origin"
        onLoad={() => setState('ready')}
      />
    </div>
  );
}

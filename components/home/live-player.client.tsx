'use client';

import { createElement, useState } from 'react';
import { Icon } from '../ui/icon';
import styles from './banner.module.css';

interface LivePlayerProps {
  /** Address of the configured player, which defines the element `live-player`. */
  script: string;
  source: string;
  words: { play: string; loading: string; failed: string; retry: string };
}

type State = 'idle' | 'loading' | 'ready' | 'failed';

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}

/** Live mode of the banner: the player is loaded on request; a failed load can be retried. */
export function LivePlayer({ script, source, words }: LivePlayerProps) {
  const [state, setState] = useState<State>('idle');
  const start = () => {
    setState('loading');
    loadScript(script).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  if (state === 'ready') return createElement('live-player', { src: source, class: styles.film });
  return (
    <div className={styles.live} role="status" data-island>
      {state === 'loading' && <progress aria-label={words.loading} />}
      {state === 'loading' && <span>{words.loading}</span>}
      {state === 'failed' && <span>{words.failed}</span>}
      {state !== 'loading' && (
        <button type="button" className={styles.start} onClick={start}>
          <Icon name="play" size={22} />
          {state === 'failed' ? words.retry : words.play}
        </button>
      )}
    </div>
  );
}

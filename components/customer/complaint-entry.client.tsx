'use client';

import { type MouseEvent, useState } from 'react';
import { ActionLink } from '../ui/action-link';
import styles from './complaint-entry.module.css';
import { ask, keepInfo } from './complaint-way.client';

interface ComplaintWords {
  label: string;
  asking: string;
  unidentified: string;
  failed: string;
  blocked: string;
  signIn: string;
}

type State = { kind: 'idle' | 'asking' | 'unidentified' | 'failed' } | { kind: 'blocked'; to: string };

interface ComplaintEntryProps {
  /** The site's own endpoint that redirects to form or sign-in: the fallback without script, and in a new tab. */
  href: string;
  words: ComplaintWords;
}

/** CU-02: an identified visitor goes on to the form, others to the sign-in page in a new tab. */
export function ComplaintEntry({ href, words }: ComplaintEntryProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const enter = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state.kind === 'asking') return;
    setState({ kind: 'asking' });
    const way = await ask(href);
    if (way.kind === 'form') {
      keepInfo(way.info);
      window.location.assign(way.to);
    } else if (way.kind === 'away') {
      const tab = window.open(way.to, '_blank');
      if (tab) tab.opener = null;
      setState(tab ? { kind: 'idle' } : { kind: 'blocked', to: way.to });
    } else setState(way);
  };
  return (
    <div className={styles.entry} data-island>
      <ActionLink href={href} target="_blank" rel="noopener noreferrer nofollow" data-held onClick={enter}>
        {words.label}
      </ActionLink>
      <p role="status" className={styles.status}>
        {state.kind !== 'idle' && words[state.kind]}{' '}
        {state.kind === 'blocked' && (
          <a href={state.to} target="_blank" rel="noopener noreferrer">
            {words.signIn}
          </a>
        )}
      </p>
    </div>
  );
}

'use client';

import { showToast } from '@/lib/browser/toast';
import { Icon } from '../ui/icon';
import styles from './share.module.css';

interface CopyLinkProps {
  url: string;
  words: { label: string; done: string; failed: string };
}

export function CopyLink({ url, words }: CopyLinkProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(words.done);
    } catch {
      showToast(words.failed);
    }
  };
  return (
    <button type="button" className={styles.button} aria-label={words.label} onClick={copy}>
      <Icon name="link" />
    </button>
  );
}

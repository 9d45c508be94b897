'use client';

import { useEffect, useState } from 'react';
import { TOAST_MS } from '@/lib/constants';
import styles from './toasts.module.css';

const EVENT = 'site:toast';

/** Says something short to the visitor, aloud for screen readers, for some seconds. */
export function showToast(text: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: text }));
}

export function Toasts() {
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event) => {
      clearTimeout(timer);
      setText(event instanceof CustomEvent ? String(event.detail) : '');
      timer = setTimeout(() => setText(''), TOAST_MS);
    };
    window.addEventListener(EVENT, show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(EVENT, show);
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className={styles.place}>
      {text && <p className={styles.toast}>{text}</p>}
    </div>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { TOAST_EVENT } from '@/lib/browser/toast';
import { TOAST_MS } from '@/lib/constants';
import styles from './toasts.module.css';

export function Toasts() {
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event) => {
      clearTimeout(timer);
      setText(event instanceof CustomEvent ? String(event.detail) : '');
      timer = setTimeout(() => setText(''), TOAST_MS);
    };
    window.addEventListener(TOAST_EVENT, show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(TOAST_EVENT, show);
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className={styles.place}>
      {text && <p className={styles.toast}>{text}</p>}
    </div>
  );
}

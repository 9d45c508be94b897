'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import styles from '@/components/layout/message-page.module.css';
import button from '@/components/ui/button.module.css';
import { mayReload, reloadPage } from '@/lib/browser/reload';
import words from '@/messages/fault.json';

/** A script file of the page no longer exists, as after a new release (CL-06). */
const isLostFile = ({ name, message }: Error): boolean =>
  /chunk|dynamically imported/i.test(`${name} ${message}`);

/** Error boundary for failures of the site itself: no technical details, and a way to continue. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams<{ locale?: string }>();
  useEffect(() => {
    if (isLostFile(error) && mayReload('page')) reloadPage();
  }, [error]);
  const { fault, refresh } = locale === 'en' ? words.en : words.zh;
  return (
    <main className={`container ${styles.page}`}>
      <h1 className={styles.title}>{fault.heading}</h1>
      <p className={styles.text}>{fault.text}</p>
      <p className={styles.actions}>
        <button type="button" className={button.primary} onClick={reset}>
          {refresh}
        </button>
      </p>
    </main>
  );
}

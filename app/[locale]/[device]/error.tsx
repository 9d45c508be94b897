'use client';

import { useParams } from 'next/navigation';
import styles from '@/components/layout/message-page.module.css';
import button from '@/components/ui/button.module.css';
import words from '@/messages/fault.json';

/** The last net, for a fault of the site itself: nothing technical, a way on. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const { locale } = useParams<{ locale?: string }>();
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

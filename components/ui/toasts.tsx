import styles from './toasts.module.css';

/** Where page-script/toasts.ts shows the messages of lib/browser/toast.ts, also before the page is hydrated. */
export function Toasts() {
  return (
    <div role="status" aria-live="polite" className={styles.place}>
      <p className={styles.toast} data-toast="" hidden suppressHydrationWarning>
        {''}
      </p>
    </div>
  );
}

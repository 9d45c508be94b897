import styles from './toasts.module.css';

/** Where page-script/toasts.ts shows the messages of lib/browser/toast.ts. */
export function Toasts() {
  return (
    <div role="status" aria-live="polite" className={styles.place}>
      <p className={styles.toast} data-toast="" hidden />
    </div>
  );
}

import styles from './toasts.module.css';

/** Where page-script/toasts.ts shows what lib/browser/toast.ts is given to say. */
export function Toasts() {
  return (
    <div role="status" aria-live="polite" className={styles.place}>
      <p className={styles.toast} data-toast="" hidden />
    </div>
  );
}

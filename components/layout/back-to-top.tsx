import { Icon } from '../ui/icon';
import styles from './back-to-top.module.css';

/** SH-06: shown, and made to scroll, by page-script/back-to-top.ts. */
export function BackToTop({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={`${styles.button} no-print`}
      data-back-to-top=""
      data-place="hidden"
      aria-label={label}
      hidden
    >
      <Icon name="up" size={22} />
    </button>
  );
}

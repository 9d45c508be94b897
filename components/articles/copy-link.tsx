import { Icon } from '../ui/icon';
import styles from './share.module.css';

interface CopyLinkProps {
  url: string;
  words: { label: string; done: string; failed: string };
}

/** Copies the address of the page (page-script/clicks.ts). */
export function CopyLink({ url, words }: CopyLinkProps) {
  const { label, done, failed } = words;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      data-copy={url}
      data-done={done}
      data-failed={failed}
    >
      <Icon name="link" />
    </button>
  );
}

import styles from './appearance.module.css';
import { ScrollBox } from './scroll-box';

/** A long plain text in a box that scrolls. */
export function ScrollText({ label, text, lang }: { label: string; text: string; lang?: string }) {
  return (
    <ScrollBox label={label}>
      <pre className={styles.plain} lang={lang}>
        {text}
      </pre>
    </ScrollBox>
  );
}

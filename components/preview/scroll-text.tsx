import styles from './appearance.module.css';

/** A long plain text in a box that scrolls, also by keyboard. */
export function ScrollText({ label, text, lang }: { label: string; text: string; lang?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <pre lang={lang}>{text}</pre>
    </section>
  );
}

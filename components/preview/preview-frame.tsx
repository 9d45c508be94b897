import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  /** What the frame shows, such as "Chinese, phone, 390 pixels". */
  label: string;
  src: string;
  /** One of the widths that preview-frame.module.css knows, in pixels of the page. */
  width: number;
  kind: 'wide' | 'phone' | 'elder' | 'print';
}

/** A preview at its own width, drawn smaller; the policy of pages allows no style but that of a class. */
export function PreviewFrame({ label, src, width, kind }: PreviewFrameProps) {
  return (
    <figure className={styles.figure} data-kind={kind}>
      <figcaption>
        <a href={src}>{label}</a>
      </figcaption>
      <div className={`${styles.window} ${styles[`w${width}`]}`}>
        <iframe
          className={styles.frame}
          src={src}
          title={label}
          loading={kind === 'wide' || kind === 'phone' ? 'eager' : 'lazy'}
          data-frame={kind}
        />
      </div>
    </figure>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './info-dialog.module.css';

interface InfoDialogProps {
  /** Id to which `data-dialog` of a link refers. */
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** A picture in full size, above the text. */
  image?: { src: string; alt: string };
  children?: ReactNode;
}

/**
 * SH-07: a modal dialog, which traps and restores the focus and closes on Esc and on a click outside. Opened and
 * closed by page-script/dialogs.ts.
 */
export function InfoDialog({ id, title, closeLabel, image, children }: InfoDialogProps) {
  const heading = `${id}-title`;
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={heading} data-close-outside="">
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeLabel} data-close="">
            <Icon name="close" size={22} />
          </button>
        </header>
        <div className={styles.body}>
          {image && <img src={image.src} alt={image.alt} loading="lazy" />}
          {children}
        </div>
      </div>
    </dialog>
  );
}

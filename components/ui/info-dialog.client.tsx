'use client';

import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react';
import { Icon } from './icon';
import styles from './info-dialog.module.css';

interface InfoDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  /** A picture to look at in full, above the text. */
  image?: { src: string; alt: string };
  children?: ReactNode;
}

/** SH-07: the platform's modal dialog traps and returns focus and closes on Esc; a click outside closes it too. */
export function InfoDialog({ dialog, title, closeLabel, image, children }: InfoDialogProps) {
  const heading = useId();
  const close = () => dialog.current?.close();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the close button serve the keyboard
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClick={closeOutside}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon name="close" size={22} />
          </button>
        </header>
        <div className={styles.body}>
          {image && <img src={image.src} alt={image.alt} />}
          {children}
        </div>
      </div>
    </dialog>
  );
}

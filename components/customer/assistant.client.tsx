'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon';
import styles from './assistant.module.css';
import { AssistantFrame } from './assistant-frame.client';

export interface AssistantWords {
  open: string;
  title: string;
  close: string;
  refresh: string;
  loading: string;
  slow: string;
}

interface AssistantProps {
  /** Frame address from the configuration; empty without one, then `instead` is shown. */
  frame: string;
  /** Where the button leads before the page is alive. */
  href: string;
  words: AssistantWords;
  /** The numbers to call, drawn by the server. */
  instead: ReactNode;
}

/** Esc reaches the page as a key first and as a wish to close after it: neither closes. */
function keepOpen(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function keepOpenOnEsc(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

/**
 * CU-03: the smart assistant. Neither Esc nor a click outside closes it; the close button is the first stop of the
 * keyboard instead.
 */
export function Assistant({ frame, href, words, instead }: AssistantProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [visits, setVisits] = useState(0);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setVisits((count) => count + 1);
    dialog.current?.showModal();
  };
  return (
    <>
      <a href={href} className={button.primary} aria-haspopup="dialog" onClick={open}>
        <Icon name="service" />
        {words.open}
      </a>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={heading}
        closedby="none"
        onCancel={keepOpen}
        onKeyDown={keepOpenOnEsc}
      >
        <header className={styles.head}>
          <button
            type="button"
            className={styles.tool}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={22} />
          </button>
          <h2 id={heading}>{words.title}</h2>
          {frame && (
            <button
              type="button"
              className={styles.tool}
              aria-label={words.refresh}
              onClick={() => setVisits((count) => count + 1)}
            >
              <Icon name="refresh" size={22} />
            </button>
          )}
        </header>
        {frame && visits > 0 ? (
          <AssistantFrame key={visits} frame={frame} words={words} instead={instead} />
        ) : (
          <div className={styles.body}>{instead}</div>
        )}
      </dialog>
    </>
  );
}

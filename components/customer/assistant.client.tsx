'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ActionLink } from '../ui/action-link';
import styles from './assistant.module.css';
import { AssistantFrame } from './assistant-frame.client';

interface AssistantWords {
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
  /** Drawn by the server, so that the table of icons need not come along. */
  icons: Readonly<Record<'open' | 'close' | 'refresh', ReactNode>>;
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
export function Assistant({ frame, href, words, icons, instead }: AssistantProps) {
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
      <ActionLink href={href} aria-haspopup="dialog" onClick={open}>
        {icons.open}
        {words.open}
      </ActionLink>
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
            {icons.close}
          </button>
          <h2 id={heading}>{words.title}</h2>
          {frame && (
            <button
              type="button"
              className={styles.tool}
              aria-label={words.refresh}
              onClick={() => setVisits((count) => count + 1)}
            >
              {icons.refresh}
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

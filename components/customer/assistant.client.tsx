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
  /** Address of the iframe; when empty, `instead` is shown. */
  frame: string;
  /** Address of the button before the page is hydrated. */
  href: string;
  words: AssistantWords;
  /** Rendered by the server, so that the icon table is not part of the script. */
  icons: Readonly<Record<'open' | 'close' | 'refresh', ReactNode>>;
  /** Telephone numbers, rendered by the server. */
  instead: ReactNode;
}

/** Esc fires a key event and then a `cancel` event: both are prevented. */
function keepOpen(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function keepOpenOnEsc(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

/**
 * CU-03: the smart assistant. Neither Esc nor a click outside closes it, so the close button comes first in the tab
 * order.
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
      <ActionLink href={href} data-island data-held aria-haspopup="dialog" onClick={open}>
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

'use client';

import { type MouseEvent, useRef } from 'react';
import { InfoDialog } from '../ui/info-dialog.client';

interface PopupLinkProps {
  title: string;
  text: string;
  /** The article's own page: where the link leads before the page is alive, and for who opens a new tab. */
  href: string;
  words: { close: string; more: string };
  className?: string;
}

/** A speed-read article: its excerpt in a dialog, one step from the whole text. */
export function PopupLink({ title, text, href, words, className }: PopupLinkProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <>
      <a href={href} className={className} aria-haspopup="dialog" onClick={open}>
        {title}
      </a>
      <InfoDialog dialog={dialog} title={title} closeLabel={words.close}>
        {text && <p>{text}</p>}
        <p>
          <a href={href}>{words.more}</a>
        </p>
      </InfoDialog>
    </>
  );
}

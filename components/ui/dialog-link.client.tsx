'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { InfoDialog } from './info-dialog.client';

interface DialogLinkProps {
  title: string;
  /** The text's own page: where the link leads before the page is alive, and for who opens a new tab. */
  href: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/** A link whose target opens as a dialog on the page (SH-07). */
export function DialogLink({ title, href, closeLabel, className, children }: DialogLinkProps) {
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
      <InfoDialog dialog={dialog} title={title} closeLabel={closeLabel}>
        {children}
      </InfoDialog>
    </>
  );
}

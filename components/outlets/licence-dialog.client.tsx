'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { InfoDialog } from '../ui/info-dialog.client';

interface LicenceDialogProps {
  scopes: readonly string[];
  words: { title: string; lead: string; close: string; notTold: string };
  children: ReactNode;
}

interface Shown {
  name: string;
  scope: string;
}

/**
 * OD-04: one dialog for all licence links inside. Each link leads to the licence on the outlet's own page, which is
 * where it goes before the page is alive.
 */
export function LicenceDialog({ scopes, words, children }: LicenceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>({ name: '', scope: '' });
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-licence]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { licence, name = '' } = link.dataset;
    setShown({ name, scope: scopes[Number(licence)] || words.notTold });
    dialog.current?.showModal();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by the keyboard too
    <div onClick={open}>
      {children}
      <InfoDialog dialog={dialog} title={`${shown.name} ${words.title}`} closeLabel={words.close}>
        <p>{words.lead}</p>
        <p>{shown.scope}</p>
      </InfoDialog>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { ActionLink } from './action-link';
import type { ButtonKind } from './button';
import { InfoDialog } from './info-dialog';

interface DialogLinkProps {
  title: string;
  /** Page of the text: the target without a script, and in a new tab. */
  href: string;
  closeLabel: string;
  /** Kind of button that it looks like. */
  kind?: ButtonKind;
  className?: string;
  children: ReactNode;
}

/** A link whose target opens as a dialog on the page (SH-07). */
export function DialogLink({ title, href, closeLabel, kind, className, children }: DialogLinkProps) {
  const id = useId();
  const link = { href, 'aria-haspopup': 'dialog', 'data-dialog': id } as const;
  return (
    <>
      {kind ? (
        <ActionLink {...link} kind={kind}>
          {title}
        </ActionLink>
      ) : (
        <a {...link} className={className}>
          {title}
        </a>
      )}
      <InfoDialog id={id} title={title} closeLabel={closeLabel}>
        {children}
      </InfoDialog>
    </>
  );
}

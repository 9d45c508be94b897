import type { ReactNode } from 'react';
import { type ButtonKind, buttonLook } from './button';
import { SmartLink } from './smart-link';

interface ButtonLinkProps {
  href: string;
  kind?: ButtonKind;
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, kind, newTab, children }: ButtonLinkProps) {
  return (
    <SmartLink href={href} newTab={newTab} className={buttonLook(kind)} data-button="">
      {children}
    </SmartLink>
  );
}

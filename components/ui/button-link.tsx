import type { ReactNode } from 'react';
import styles from './button.module.css';
import { SmartLink } from './smart-link';

interface ButtonLinkProps {
  href: string;
  kind?: 'primary' | 'secondary';
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, kind = 'primary', newTab, children }: ButtonLinkProps) {
  return (
    <SmartLink href={href} newTab={newTab} className={styles[kind]} data-button="">
      {children}
    </SmartLink>
  );
}

import type { ComponentProps } from 'react';
import { type ButtonKind, buttonLook } from './button';

/** A button that acts on the page; without a script, and in a new tab, it is a link to its address. */
export function ActionLink({ kind, ...rest }: ComponentProps<'a'> & { kind?: ButtonKind }) {
  return <a {...rest} className={buttonLook(kind)} />;
}

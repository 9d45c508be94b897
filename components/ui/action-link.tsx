import type { ComponentProps } from 'react';
import { type ButtonKind, buttonLook } from './button';

/**
 * A link that looks like a button and does something on the page once that is alive; until then, and in a new tab, it
 * leads where its address says.
 */
export function ActionLink({ kind, ...rest }: ComponentProps<'a'> & { kind?: ButtonKind }) {
  return <a {...rest} className={buttonLook(kind)} />;
}

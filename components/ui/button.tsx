import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary';

/** Classes of everything that looks like a button, with those of its container. */
export const buttonLook = (kind: ButtonKind = 'primary', more?: string): string =>
  [styles[kind], more].filter(Boolean).join(' ');

/** A button that acts on the page or submits its form. Links that look like one: ActionLink, ButtonLink. */
export function Button({ kind, className, ...rest }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button {...rest} className={buttonLook(kind, className)} />;
}

import { Fragment } from 'react';
import { BETWEEN_NUMBERS, phoneHref } from '@/lib/rules/contacts/phone-numbers';

interface PhoneLinkProps {
  number: string;
  /** Class of each link. */
  className?: string;
}

/** Telephone numbers to dial, written as the back office sent them; what holds no number stays plain text. */
export function PhoneLink({ number, className }: PhoneLinkProps) {
  return number.split(BETWEEN_NUMBERS).map((part, at) => {
    const href = phoneHref(part);
    const key = `${at} ${part}`;
    if (!href) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={href} className={className}>
        {part}
      </a>
    );
  });
}

import { Fragment } from 'react';
import { phoneParts } from '@/lib/rules/contacts/phone-numbers';

interface PhoneLinkProps {
  number: string;
  /** Class of each link. */
  className?: string;
}

/** Telephone numbers to dial, written as the back office sent them; what holds no number stays plain text. */
export function PhoneLink({ number, className }: PhoneLinkProps) {
  return phoneParts(number).map(({ text, href }, at) => {
    const key = `${at} ${text}`;
    if (!href) return <Fragment key={key}>{text}</Fragment>;
    return (
      <a key={key} href={href} className={className}>
        {text}
      </a>
    );
  });
}

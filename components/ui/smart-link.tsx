import type { ComponentProps } from 'react';
import { isOutside } from '@/lib/html/safe-href';

interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Opens in a new tab although it is a page of the site, where the specification asks for it. */
  newTab?: boolean;
}

/** The one link: outside addresses and wished-for new tabs get no opener; everything else is plain. */
export function SmartLink({ newTab, href, ...rest }: SmartLinkProps) {
  const outside = isOutside(href) || newTab;
  return <a href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest} />;
}

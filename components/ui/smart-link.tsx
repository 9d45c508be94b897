import type { ComponentProps } from 'react';
import { isOutside } from '@/lib/html/safe-href';

interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Opens a page of the site in a new tab, where the specification requires it. */
  newTab?: boolean;
}

/** The component for all links: those to other sites or into a new tab get no opener and no referrer. */
export function SmartLink({ newTab, href, ...rest }: SmartLinkProps) {
  const outside = isOutside(href) || newTab;
  return <a href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest} />;
}

import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/model/page';
import { pathHref } from '@/lib/site/routes';

interface PageFormProps {
  context: PageContext;
  /** The page is shown at another address than its own: in a preview, or in place of a missing one. */
  elsewhere: boolean;
  children: ReactNode;
}

/**
 * A form whose buttons come back to the same page with one parameter more, which the middleware turns into a cookie
 * (EL-02). Unlike a link it is neither crawled nor fetched in advance.
 */
export function PageForm({ context, elsewhere, children }: PageFormProps) {
  const { locale, path, query } = context;
  return (
    <form method="get" action={elsewhere ? undefined : pathHref(locale, path)} data-page-form="">
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
